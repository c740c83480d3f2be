import type { System } from './contract'

/** A device that reports no language: what the type checker and tests see. No build may reach it. */
export const system: System = { language: () => '', os: () => 'other' }
