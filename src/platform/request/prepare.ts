import type { Answer, Call } from './contract'

const METHODS = ['OPTIONS', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'CONNECT'] as const
export type Method = (typeof METHODS)[number]

/** A call as it goes onto the wire. Names of headers are in lower case. */
export interface Prepared {
  readonly url: string
  readonly method: Method
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

export function prepare({ url, method = 'GET', data, headers = {} }: Call): Prepared {
  const known = METHODS.find((name) => name === method.toUpperCase()) ?? 'GET'
  const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  if (known === 'GET' || known === 'HEAD')
    return { url: withQuery(url, data), method: known, headers: named, body: null }
  return {
    url,
    method: known,
    headers: { 'content-type': 'application/json', ...named },
    body: data === undefined ? null : typeof data === 'string' ? data : JSON.stringify(data),
  }
}

/** undefined is left out, as JSON leaves it out; what is no plain value goes in as its JSON. A `#…` stays at the end. */
function withQuery(url: string, data: Call['data']): string {
  const query =
    typeof data === 'string'
      ? data
      : Object.entries(data ?? {})
          .flatMap(pair)
          .join('&')
  if (query === '') return url
  const [address = '', ...hash] = url.split('#')
  const joint = !address.includes('?') ? '?' : /[?&]$/.test(address) ? '' : '&'
  return [`${address}${joint}${query}`, ...hash].join('#')
}

function pair([key, value]: [string, unknown]): string[] {
  if (value === undefined) return []
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return [`${encodeURIComponent(key)}=${encodeURIComponent(text)}`]
}

/** @param body the text of an answer, or what a platform has already made of it */
export function readAnswer(status: number, body: unknown): Answer {
  if (typeof body !== 'string') return { status, data: body }
  try {
    return { status, data: JSON.parse(body) as unknown }
  } catch {
    return { status, data: body }
  }
}
