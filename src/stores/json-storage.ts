import { createJSONStorage } from 'zustand/middleware'
import type { TextStore } from '../platform/storage/contract'

/** A text store as zustand's `persist` wants it: JSON in and out. */
export const jsonStorage = (texts: TextStore) =>
  createJSONStorage(() => ({ getItem: texts.read, setItem: texts.write, removeItem: texts.remove }))
