// The files we take: pictures, known by their first bytes and not by what they are called.
export const LARGEST_BYTES = 10 * 1024 * 1024
/** As many bytes as `looksLike` wants to see. */
export const HEAD_BYTES = 12

export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif'
const BY_ENDING = new Map<string, ImageType>([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
])

const HEADS: Readonly<Record<ImageType, (head: string) => boolean>> = {
  'image/jpeg': (head) => head.startsWith('\xff\xd8\xff'),
  'image/png': (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  'image/webp': (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8),
  'image/gif': (head) => head.startsWith('GIF87a') || head.startsWith('GIF89a'),
}

/** By the ending of the name; null for what is no picture. */
export function imageType(path: string): ImageType | null {
  const ending = /\.([A-Za-z]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''
  return BY_ENDING.get(ending) ?? null
}

export const looksLike = (type: ImageType, head: Buffer): boolean => HEADS[type](head.toString('latin1', 0, HEAD_BYTES))
