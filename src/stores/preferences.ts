import { persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { localeOf, type Locale } from '../core/shared/locale'
import { storage } from '../platform/storage'
import type { TextStore } from '../platform/storage/contract'
import { system } from '../platform/system'
import { jsonStorage } from './json-storage'

export const TEXT_SIZES = ['100', '125', '150'] as const
export type TextSize = (typeof TEXT_SIZES)[number]
export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export interface Preferences {
  readonly locale: Locale
  readonly textSize: TextSize
  readonly theme: Theme
  setLocale(locale: Locale): void
}

/** How this device likes to read. @param language what the device reports, for the first visit */
export const createPreferences = (texts: TextStore, language: string) =>
  createStore<Preferences>()(
    persist(
      (set) => ({
        locale: localeOf(language),
        textSize: '100',
        theme: 'light',
        setLocale: (locale) => set({ locale }),
      }),
      {
        name: 'preferences',
        version: 1,
        storage: jsonStorage(texts),
        partialize: ({ locale, textSize, theme }) => ({ locale, textSize, theme }),
      },
    ),
  )

export const preferences = createPreferences(storage, system.language())
