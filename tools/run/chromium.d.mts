export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>
  exists(path: string): boolean
}
export function findChromium(machine?: Machine): string | null
