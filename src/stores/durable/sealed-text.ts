// Texts that know whether they are whole: a checksum goes before them.

export const seal = (text: string): string => `${checksum(text)} ${text}`

/** The text as it was sealed; null when any of it is missing or changed. */
export function unseal(sealed: string): string | null {
  const cut = sealed.indexOf(' ')
  const text = sealed.slice(cut + 1)
  return cut > 0 && sealed.slice(0, cut) === checksum(text) ? text : null
}

/** FNV-1a over the UTF-16 units, and the length: against accidents, not against forgers. */
export function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return `${(hash >>> 0).toString(36)}-${text.length.toString(36)}`
}
