export function nodeComplaint(version: string): string | null
export function requireNode(version: string): void
