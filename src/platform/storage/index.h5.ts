import { StorageFull, type TextStore } from './contract'

export const storage: TextStore = {
  read(key) {
    try {
      return window.localStorage.getItem(key)
    } catch {
      return null // a browser set to keep nothing refuses even to look
    }
  },
  write(key, text) {
    try {
      window.localStorage.setItem(key, text)
    } catch {
      throw new StorageFull(key)
    }
  },
  remove(key) {
    try {
      window.localStorage.removeItem(key)
    } catch {
      throw new StorageFull(key)
    }
  },
}
