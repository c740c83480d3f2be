import type { Navigation } from './contract'

/** Remembers where it was sent: what the type checker and tests see. No build may reach it. */
export const visited: string[] = []
export const titles: string[] = []

export const navigation: Navigation = {
  open: async (url) => void visited.push(url),
  back: async () => void visited.pop(),
  showTitle: (text) => void titles.push(text),
  drawsOwnBar: true,
}
