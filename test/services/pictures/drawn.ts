// A reader of the pictures' SVG, written without their pen: well-formed or an error, and where everything lies.
export interface DrawnElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
}
export interface Drawn {
  readonly width: number
  readonly height: number
  readonly elements: readonly DrawnElement[]
}

const TAG = /<(\/?)([a-z]+)((?: [A-Za-z-]+="[^"<>&]*")*)(\/?)>([^<]*)/y

export function read(svg: string): Drawn {
  const elements: { name: string; attributes: Record<string, string>; text: string }[] = []
  const open: string[] = []
  TAG.lastIndex = 0
  while (TAG.lastIndex < svg.length) {
    const at = TAG.lastIndex
    const found = TAG.exec(svg)
    if (!found) throw new Error(`not well formed at ${at}: ${svg.slice(at, at + 60)}`)
    const [, closing, name = '', attributes = '', empty, text = ''] = found
    if (/&(?!amp;|lt;|gt;)/.test(text)) throw new Error(`bare ampersand in ${text}`)
    if (closing) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`)
    } else {
      const pairs = [...attributes.matchAll(/ ([A-Za-z-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])
      if (new Set(pairs.map(([key]) => key)).size !== pairs.length) throw new Error(`attribute twice in ${attributes}`)
      elements.push({ name, attributes: Object.fromEntries(pairs) as Record<string, string>, text })
      if (!empty) open.push(name)
    }
  }
  if (open.length > 0) throw new Error(`<${open.join()}> stays open`)
  const [root] = elements
  const [, , width = NaN, height = NaN] = (root?.attributes.viewBox ?? '').split(' ').map(Number)
  if (root?.name !== 'svg' || root.attributes.xmlns !== 'http://www.w3.org/2000/svg') throw new Error('no svg')
  return { width, height, elements: elements.slice(1) }
}

export const texts = ({ elements }: Drawn): readonly string[] =>
  elements.filter(({ name }) => name === 'text').map(({ text }) => text)

/** Size of the smallest type when the picture is shown at a width. */
export const smallestType = (drawn: Drawn, shownWidth: number): number =>
  Math.min(...typeSizes(drawn)) * (shownWidth / drawn.width)

const typeSizes = ({ elements }: Drawn): readonly number[] =>
  elements.filter(({ name }) => name === 'text').map(({ attributes }) => Number(attributes['font-size']))

/** What lies outside the picture, or at no place at all. */
export function strays(drawn: Drawn): readonly string[] {
  const holds = (x: number, y: number): boolean =>
    x >= -0.01 && y >= -0.01 && x <= drawn.width + 0.01 && y <= drawn.height + 0.01
  return drawn.elements
    .filter((element) => !extent(element).every(([x, y]) => holds(x, y)))
    .map(({ name, attributes, text }) => `${name} ${text} ${JSON.stringify(attributes)}`)
}

type Corner = readonly [x: number, y: number]

function extent({ name, attributes, text }: DrawnElement): readonly Corner[] {
  const number = (key: string): number => Number(attributes[key] ?? 0)
  const half = number('stroke-width') / 2
  if (name === 'circle') {
    const [x, y, r] = [number('cx'), number('cy'), number('r') + half]
    return [
      [x - r, y - r],
      [x + r, y + r],
    ]
  }
  if (name === 'text') {
    const size = number('font-size')
    const width = [...text].reduce((sum, letter) => sum + (/[\u4e00-\u9fff]/.test(letter) ? size : size * 0.6), 0)
    return [
      [number('x') - width / 2, number('y') - size * 0.8],
      [number('x') + width / 2, number('y') + (/[\u4e00-\u9fff]/.test(text) ? size * 0.1 : 0)],
    ]
  }
  return pathPoints(attributes.d ?? '')
}

/** The corners of a path; of an arc its end. */
export function pathPoints(d: string): readonly Corner[] {
  const points: Corner[] = []
  let [x, y] = [NaN, NaN]
  let start: Corner = [NaN, NaN]
  for (const [, command = '', rest = ''] of d.matchAll(/([MLHVAhvlz])([^MLHVAhvlz]*)/g)) {
    const values = (rest.match(/-?[\d.]+/g) ?? []).map(Number)
    const [a = NaN, b = NaN] = values
    if (command === 'M' || command === 'L') [x, y] = [a, b]
    if (command === 'H') x = a
    if (command === 'V') y = a
    if (command === 'h') x += a
    if (command === 'v') y += a
    if (command === 'l') [x, y] = [x + a, y + b]
    if (command === 'A') [x, y] = [values[5] ?? NaN, values[6] ?? NaN]
    if (command === 'z') [x, y] = start
    if (command === 'M') start = [x, y]
    points.push([x, y])
  }
  return points.length > 0 ? points : [[NaN, NaN]]
}
