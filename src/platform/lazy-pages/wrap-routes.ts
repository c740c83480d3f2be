import { LOCALES, localeOf, type Locale } from '../../core/shared/locale'
import { storage } from '../storage'
import { system } from '../system'
import { bootWords } from '../words/boot'
import { loadSlowly } from './load-slowly'

/** A page of Taro's H5 router: its module is fetched when the page is first opened. */
interface Route {
  load(context: unknown, params: unknown): [Promise<unknown>, unknown, unknown]
}

/** Called by the generated entry of the H5 build: every page gets its placeholders, its limit and its retry. */
export function wrapRoutes(config: { routes: Route[] }): void {
  for (const route of config.routes) {
    const load = route.load
    route.load = (context, params) => [
      loadSlowly(() => load(context, params)[0], bootWords(startLocale())),
      context,
      params,
    ]
  }
}

/** Read from the stored text, because no store runs yet. */
function startLocale(): Locale {
  const stored = /"locale":"([\w-]+)"/.exec(storage.read('preferences') ?? '')?.[1]
  return LOCALES.find((locale) => locale === stored) ?? localeOf(system.language())
}
