// A file's way in: ticket issued, uploaded, reported. The ticket is in its own signature, the rest in the store, so any
// process can take the next step.
import type { UploadTicket } from '../../src/protocol/cloud'
import { answer, badParam, refuse, type Answer } from '../cloud/refusal'
import type { KeyRing } from '../keys'
import { imageType } from './image'
import { cloudPath } from './path'
import { newKey, pending, published, type Places } from './places'
import type { FileStore } from './store'
import { readTerms, signTerms, type SignedPolicy, type UploadTerms } from './ticket'

export const MOST_FILES = 50

export interface WantedUpload {
  readonly filename: string
  readonly fileId?: string | null
}
export interface FileInfo {
  readonly id: string
  readonly state: 'unknown' | 'issued' | 'uploaded' | 'reported'
  /** Only of what was reported. */
  readonly url?: string
  readonly sizeBytes?: number
}
export interface Uploads {
  sign(wanted: WantedUpload): Answer<UploadTicket>
  /** What a form may bring; null when its policy is none of ours or its key another's. */
  terms(signed: SignedPolicy, key: string): UploadTerms | null
  /** @param path of a finished file on this machine that keeps the terms */
  receive(terms: UploadTerms, path: string): Promise<void>
  report(id: string): Promise<Answer<FileInfo>>
  /** One for each id, in their order. */
  info(ids: string | readonly string[]): Promise<Answer<readonly FileInfo[]>>
}

export interface UploadParts {
  readonly ring: KeyRing
  readonly places: Places
  readonly store: FileStore
  readonly now: () => number
}

export function createUploads({ ring, places, store, now }: UploadParts): Uploads {
  const stateOf = async (id: string): Promise<FileInfo> => {
    const key = places.keyOf(id)
    if (key === null) return { id, state: 'unknown' }
    const file = await store.find(published(key))
    if (file) return { id, state: 'reported', url: places.urlOf(key), sizeBytes: file.sizeBytes }
    if (await store.find(pending(key))) return { id, state: 'uploaded' }
    // An id was issued by us; an address may be anybody's invention.
    return { id, state: id.includes('://') ? 'unknown' : 'issued' }
  }

  return {
    sign({ filename, fileId }) {
      // A whole path is written with a leading slash: the published client's way of saying that it is one.
      const path = cloudPath(fileId ? fileId.replace(/^\//, '') : filename)
      if (!path.ok) return badParam(path.error.code)
      const type = imageType(path.value)
      if (!type) return badParam('path/not-an-image')
      const key = newKey(path.value)
      const { cdnDomain, uploadHost: host } = places
      return answer({ id: places.idOf(key), cdnDomain, ossPath: key, host, ...signTerms(ring, { key, type }, now()) })
    },
    terms(signed, key) {
      const terms = readTerms(ring, signed, now())
      return terms?.key === key ? terms : null
    },
    receive: ({ key, type }, path) => store.put(pending(key), path, type),
    async report(id) {
      const before = await stateOf(id)
      if (before.state === 'unknown') return badParam('unknown file')
      // What was reported stays as it is, whatever its ticket still brings in.
      if (before.state === 'uploaded') await publish(id)
      const after = before.state === 'reported' ? before : await stateOf(id)
      return after.state === 'reported' ? answer(after) : refuse('UPLOAD_FAILED', 'nothing was uploaded')
    },
    async info(ids) {
      const list = typeof ids === 'string' ? ids.split(',') : ids
      if (list.length > MOST_FILES) return badParam(`more than ${MOST_FILES} files`)
      return answer(await Promise.all(list.map(stateOf)))
    },
  }

  async function publish(id: string): Promise<void> {
    const key = places.keyOf(id)
    if (key !== null) await store.move(pending(key), published(key))
  }
}
