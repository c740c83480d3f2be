import type { Locale } from '../../core/shared/locale'
import boot from '../packs/builtin/words/boot.json'

/** The few words needed before or without any others, in all five languages. */
export const bootWords = (locale: Locale): (typeof boot)[Locale] => boot[locale]
