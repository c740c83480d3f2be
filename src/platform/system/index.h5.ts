import type { System } from './contract'

export const system: System = {
  language: () => window.navigator.language,
  os: () => (/iPhone|iPad|iPod/.test(window.navigator.userAgent) ? 'ios' : 'other'),
}
