// How a file is called: its key in the store, its id among the clients, its address on the web.
import { randomBytes } from 'node:crypto'
import { seal, unseal } from '../cloud/sealed'
import type { KeyRing } from '../keys'

const PURPOSE = 'file-id'
/** A folder of its own for every file: no upload ever meets another, and nobody finds one by guessing. */
const KEY = /^[\w-]{22}\/[A-Za-z0-9._/-]+$/

export const newKey = (path: string): string => `${randomBytes(16).toString('base64url')}/${path}`
export const isKey = (text: string): boolean =>
  KEY.test(text) && text.split('/').every((part) => !['', '.', '..'].includes(part))

/** Uploaded and not yet reported: nobody is shown it. */
export const pending = (key: string): string => `pending/${key}`
export const published = (key: string): string => `public/${key}`

export interface Places {
  /** Host and path without scheme, the way the protocol names them. */
  readonly cdnDomain: string
  readonly uploadHost: string
  idOf(key: string): string
  urlOf(key: string): string
  /** The key of an id or of a file's address, the published client's idea of an id; null when it is neither. */
  keyOf(id: string): string | null
}

/** @param publicUrl where clients reach this server, such as `https://ziyuan.example` */
export function createPlaces(ring: KeyRing, publicUrl: string): Places {
  const base = publicUrl.replace(/\/+$/, '')
  const host = base.replace(/^https?:\/\//, '')
  const prefixes = [`https://${host}/files/`, `http://${host}/files/`]
  return {
    cdnDomain: `${host}/files`,
    uploadHost: `${host}/upload`,
    idOf: (key) => seal(ring, PURPOSE, key),
    urlOf: (key) => `${base}/files/${key}`,
    keyOf(id) {
      const prefix = prefixes.find((start) => id.startsWith(start))
      const key = prefix ? id.slice(prefix.length) : unseal(ring, PURPOSE, id)
      return typeof key === 'string' && isKey(key) ? key : null
    },
  }
}
