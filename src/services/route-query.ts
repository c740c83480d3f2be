export type Query = Readonly<Record<string, string | undefined>>

/** `path?a=1&b=…` with every value encoded; undefined and empty values are left out. */
export function pageUrl(path: string, query: Query): string {
  const pairs = Object.entries(query).flatMap(([key, value]) => (value ? [`${key}=${encodeURIComponent(value)}`] : []))
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}

/** The values of a route as they were put in: platforms hand them on encoded. A value that is no encoding stays. */
export function readQuery(params: Query): Query {
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, value && decode(value)]))
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
