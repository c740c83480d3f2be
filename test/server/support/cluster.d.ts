export interface Cluster {
  readonly folder: string
  start(): void
  stop(mode?: 'fast' | 'immediate'): void
  remove(): void
  url(database?: string): string
}
export function startCluster(): Cluster
