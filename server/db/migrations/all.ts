// In order, forward only: what has been released is never edited, only followed.
import { MEMBERSHIP } from './001-membership'

export interface Migration {
  readonly name: string
  readonly sql: string
}

export const MIGRATIONS: readonly Migration[] = [{ name: '001-membership', sql: MEMBERSHIP }]
