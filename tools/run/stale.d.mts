export interface Stamps {
  digest(inputs: readonly string[]): string
  isStale(name: string, digest: string): boolean
  forget(name: string): void
  markFresh(name: string, digest: string, outputs: readonly string[]): void
}
export function createStamps(root: string): Stamps
