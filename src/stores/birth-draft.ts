import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { storage } from '../platform/storage'
import type { TextStore } from '../platform/storage/contract'
import { EMPTY_FORM, type BirthForm } from '../services/birth-form'
import { jsonStorage } from './json-storage'

export interface BirthDraft {
  readonly form: BirthForm
  change(part: Partial<BirthForm>): void
}

/** The birth form as last typed: it outlives an error, another page and a reload. */
export const createBirthDraft = (texts: TextStore) =>
  createStore<BirthDraft>()(
    persist(
      (set) => ({
        form: EMPTY_FORM,
        change: (part) => set(({ form }) => ({ form: { ...form, ...part } })),
      }),
      {
        name: 'birth-draft',
        version: 1,
        storage: jsonStorage(texts),
        partialize: ({ form }) => ({ form }),
      },
    ),
  )

export const birthDraft = createBirthDraft(storage)
