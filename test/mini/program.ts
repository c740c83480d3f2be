// A compiled mini-program run in Node: its own files, its own module wrapper, and no browser around them.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { createContext, runInContext, type Context } from 'node:vm'
import { platformApi, type MiniPlatform, type PlatformOptions, type PlatformRecord } from './platform-api'

/** A node of Taro's render tree as WXML and AXML templates read it. */
export interface TreeNode {
  readonly nn?: string
  readonly uid?: string
  readonly sid?: string
  readonly cl?: string
  readonly v?: string
  readonly cn?: readonly TreeNode[]
}

interface PageInstance {
  data: { root?: TreeNode }
  eh(event: object): void
  [lifecycle: string]: unknown
}

/** What a mini-program has instead of a browser: undefined, even where Node has it. */
const ABSENT = [
  'Intl',
  'URL',
  'URLSearchParams',
  'fetch',
  'WebAssembly',
  'TextDecoder',
  'TextEncoder',
  'structuredClone',
]
const WRAPPER = 'require,module,exports,window,document,self,location,localStorage,XMLHttpRequest,process'

export class MiniProgram {
  readonly record: PlatformRecord
  private readonly context: Context
  private readonly modules = new Map<string, { exports: unknown }>()
  private readonly definitions = new Map<string, Record<string, unknown>>()
  private readonly pages: PageInstance[] = []
  private loading = ''
  private app: Record<string, (...args: unknown[]) => unknown> = {}

  constructor(
    private readonly dist: string,
    platform: MiniPlatform,
    language = 'zh_CN',
    options: PlatformOptions = {},
  ) {
    const { api, record } = platformApi(platform, language, options)
    this.record = record
    const define = (definition: Record<string, unknown>): void => void this.definitions.set(this.loading, definition)
    this.context = createContext({
      console,
      setTimeout,
      clearTimeout,
      setInterval,
      clearInterval,
      [platform === 'alipay' ? 'my' : 'wx']: api,
      ...(platform === 'alipay'
        ? { navigator: { userAgent: 'AlipayClient/10.5', swuserAgent: 'AlipayClient/10.5' } }
        : {}),
      App: (definition: typeof this.app) => (this.app = definition),
      Page: define,
      Component: define,
      Behavior: (definition: unknown) => definition,
      getApp: () => this.app,
      getCurrentPages: () => this.pages,
    })
    for (const name of ABSENT) runInContext(`globalThis.${name} = undefined`, this.context)
    this.require(join(dist, 'app.js'))
    const launch = { path: 'pages/index/index', query: {}, scene: 1001 }
    this.app.onLaunch?.(launch)
    this.app.onShow?.(launch)
  }

  /** Opens a page by its address, `pages/index/viewer?sex=2`, values encoded as a platform hands them on. */
  open(address: string): MiniPage {
    const [route = '', search = ''] = address.replace(/^\//, '').split('?')
    const query = Object.fromEntries(
      search
        .split('&')
        .filter(Boolean)
        .map((pair) => pair.split('=')),
    )
    this.loading = route
    this.require(join(this.dist, `${route}.js`))
    const definition = this.definitions.get(route)
    if (!definition) throw new Error(`${route} registered no page`)
    const page = instantiate(definition, route, query)
    this.pages.push(page)
    for (const lifecycle of ['onLoad', 'onShow', 'onReady'])
      (page[lifecycle] as undefined | ((q: object) => void))?.(query)
    return new MiniPage(page)
  }

  private require(path: string): unknown {
    const file = resolve(path.endsWith('.js') || path.endsWith('.json') ? path : `${path}.js`)
    const known = this.modules.get(file)
    if (known) return known.exports
    const module_ = { exports: {} }
    this.modules.set(file, module_)
    const outer = this.loading
    if (existsSync(file.replace(/\.js$/, '.json'))) this.loading = relative(this.dist, file).replace(/\.js$/, '')
    const run = runInContext(`(function(${WRAPPER}){${readFileSync(file, 'utf8')}\n})`, this.context, {
      filename: file,
    })
    run((name: string) => this.require(join(dirname(file), name)), module_, module_.exports)
    this.loading = outer
    return module_.exports
  }
}

function instantiate(definition: Record<string, unknown>, route: string, query: object): PageInstance {
  const methods = (definition.methods as Record<string, unknown> | undefined) ?? definition
  const page: PageInstance = Object.assign(Object.create(methods) as PageInstance, definition, {
    route,
    is: route,
    options: query,
    data: JSON.parse(JSON.stringify(definition.data ?? {})) as PageInstance['data'],
    setData(patch: Record<string, unknown>, done?: () => void) {
      applyPatch(page.data, JSON.parse(JSON.stringify(patch)) as Record<string, unknown>)
      if (done) setTimeout(() => done.call(page), 0)
    },
    $batchedUpdates: (work: () => void) => work(),
    selectComponent: () => null,
  })
  return page
}

/** `{'root.cn.[0].v': 'x'}`: each path is set, its missing steps made. */
function applyPatch(data: object, patch: Record<string, unknown>): void {
  for (const [path, value] of Object.entries(patch)) {
    const steps = path.replace(/\.?\[(\d+)\]/g, '.$1').split('.')
    const last = steps.pop() as string
    let at = data as Record<string, unknown>
    for (const step of steps) at = (at[step] ??= {}) as Record<string, unknown>
    at[last] = value
  }
}

export class MiniPage {
  constructor(private readonly page: PageInstance) {}

  get root(): TreeNode {
    return this.page.data.root ?? {}
  }

  get text(): string {
    return textOf(this.root)
  }

  byId(id: string): TreeNode {
    const found = find(this.root, (node) => node.uid === id)
    if (!found) throw new Error(`no node with id ${id} in: ${this.text.slice(0, 400)}`)
    return found
  }

  /** The innermost element that shows exactly this text. */
  byText(text: string): TreeNode {
    const found = findLast(this.root, (node) => node.v === undefined && textOf(node) === text)
    if (!found) throw new Error(`no node reads "${text}" in: ${this.text.slice(0, 400)}`)
    return found
  }

  tap(node: TreeNode): void {
    this.fire(node, 'tap', {})
  }

  type(node: TreeNode, value: string): void {
    this.fire(node, 'input', { value, cursor: value.length })
  }

  /** Lets effects and patches settle. */
  async settle(): Promise<void> {
    for (let i = 0; i < 4; i++) await new Promise((done) => setTimeout(done, 15))
  }

  /** The platform hands an event to the node and then to every ancestor, as its templates bind them. */
  private fire(node: TreeNode, type: string, detail: object): void {
    const target = targetOf(node)
    for (const current of [node, ...ancestors(this.root, node)])
      this.page.eh({ type, timeStamp: Date.now(), detail, target, currentTarget: targetOf(current) })
  }
}

const targetOf = (node: TreeNode): object => ({
  id: node.uid ?? node.sid,
  dataset: { sid: node.sid },
  offsetLeft: 0,
  offsetTop: 0,
})

/** From the inside out; the root of the tree is the page's own and has no node. */
function ancestors(from: TreeNode, wanted: TreeNode): TreeNode[] {
  for (const child of from.cn ?? []) {
    if (child === wanted) return from.sid === undefined ? [] : [from]
    const found = ancestors(child, wanted)
    if (found.length > 0 || find(child, (node) => node === wanted))
      return from.sid === undefined ? found : [...found, from]
  }
  return []
}

export const textOf = (node: TreeNode): string => node.v ?? (node.cn ?? []).map(textOf).join('')

export function find(node: TreeNode, wanted: (node: TreeNode) => boolean): TreeNode | undefined {
  if (wanted(node)) return node
  for (const child of node.cn ?? []) {
    const found = find(child, wanted)
    if (found) return found
  }
  return undefined
}

function findLast(node: TreeNode, wanted: (node: TreeNode) => boolean): TreeNode | undefined {
  for (const child of node.cn ?? []) {
    const found = findLast(child, wanted)
    if (found) return found
  }
  return wanted(node) ? node : undefined
}
