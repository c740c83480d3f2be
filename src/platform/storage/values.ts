import { storage } from '../storage'
import { createValueStore } from './typed'

/** The device's own store, for values. */
export const values = createValueStore(storage)
