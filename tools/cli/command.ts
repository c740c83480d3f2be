/** @returns the exit status: 0 when all went well, 1 when any input was refused, 2 when the call itself was wrong */
export type Command = (args: readonly string[]) => Promise<number>
