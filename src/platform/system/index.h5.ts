import type { System } from './contract'

export const system: System = { language: () => window.navigator.language }
