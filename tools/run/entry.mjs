import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Whether the module of this URL is the command that was given, and not imported by another. */
export const isEntry = (url) => process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url)
