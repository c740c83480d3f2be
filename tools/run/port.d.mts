export function readPort(text: string | undefined): number | null
export function addressComplaint(env: { PORT?: string; HOST?: string }): Promise<string | null>
