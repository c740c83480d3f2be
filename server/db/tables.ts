// What a backup holds, in an order in which every row finds what it refers to.
export const TABLES = ['people', 'grants', 'devices', 'tokens', 'attempts', 'code_batches', 'codes', 'audit'] as const
export type TableName = (typeof TABLES)[number]

/** The key of each: a row that reverses another comes after it. */
export const KEY_COLUMN: Readonly<Record<TableName, string>> = {
  people: 'id',
  grants: 'id',
  devices: 'id',
  tokens: 'hash',
  attempts: 'id',
  code_batches: 'id',
  codes: 'id',
  audit: 'id',
}

/** Whose ids the database counts. */
export const COUNTED: readonly TableName[] = ['grants', 'attempts', 'codes', 'audit']

/** The lines of a backup: one Head, then for every row its table and itself, then one Tail. */
export interface Head {
  readonly ziyuan: 'backup'
  readonly format: 1
  readonly at: string
  /** The newest migration the rows are shaped by. */
  readonly migration: string
}
export interface RowLine {
  readonly table: TableName
  readonly row: unknown
}
export interface Tail {
  readonly end: Readonly<Record<string, number>>
}
