// The tables, as queries see them. What is in them is made by migrations/.
import type { ColumnType, Generated } from 'kysely'
import type { MembershipType } from '../../src/protocol/membership'

export type SourceKind = 'code' | 'order' | 'renewal' | 'refund' | 'operator'
export type PersonRole = 'user' | 'admin'

/** Written once. */
type Fixed<T> = ColumnType<T, T, never>
/** A whole number too large for JavaScript's numbers; never calculated with. */
type RowId = ColumnType<string, never, never>
/** The database's jsonb: read as a value, written as its text. */
type Json<T> = ColumnType<T, string, never>

export interface PeopleTable {
  id: Fixed<string>
  /** `keyId:HMAC` of the E.164 number; null once erased. */
  phone_mac: string | null
  /** The number itself, sealed; null once erased. */
  phone_box: string | null
  /** scrypt with its parameters; null when none was ever set. */
  password: string | null
  role: PersonRole
  created_at: Fixed<Date>
  erased_at: Date | null
}

/** Append-only: the database itself refuses updates and deletions. */
export interface GrantsTable {
  id: RowId
  person_id: Fixed<string>
  type: Fixed<MembershipType>
  /** Negative in a reversing row. */
  months: Fixed<number>
  granted_at: Fixed<Date>
  source_kind: Fixed<SourceKind>
  source_id: Fixed<string>
  /** The grant this row takes back. */
  reverses: ColumnType<string | null, string | null, never>
}

export interface DevicesTable {
  id: Fixed<string>
  person_id: Fixed<string>
  device_hash: Fixed<string>
  added_at: Fixed<Date>
}

export interface TokensTable {
  /** SHA-256, base64url. */
  hash: Fixed<string>
  person_id: Fixed<string>
  device_id: Fixed<string>
  issued_at: Fixed<Date>
  expires_at: Fixed<Date>
}

export interface AttemptsTable {
  id: RowId
  kind: Fixed<'phone' | 'address'>
  /** An HMAC; nothing here says whose. */
  subject: Fixed<string>
  at: Fixed<Date>
}

export interface CodeBatchesTable {
  id: Fixed<string>
  type: Fixed<MembershipType>
  count: Fixed<number>
  issued_at: Fixed<Date>
  revoked_at: Date | null
}

export interface CodesTable {
  id: RowId
  batch_id: Fixed<string>
  mac: Fixed<string>
  redeemed_by: string | null
  redeemed_at: Date | null
}

export interface AuditTable {
  id: RowId
  at: Fixed<Date>
  actor: Fixed<string>
  act: Fixed<string>
  /** A person's or a batch's id. */
  subject: Fixed<string | null>
  detail: Json<Readonly<Record<string, string | number>>>
}

export interface MigrationsTable {
  name: Fixed<string>
  applied_at: Generated<Date>
}

export interface Database {
  people: PeopleTable
  grants: GrantsTable
  devices: DevicesTable
  tokens: TokensTable
  attempts: AttemptsTable
  code_batches: CodeBatchesTable
  codes: CodesTable
  audit: AuditTable
  migrations: MigrationsTable
}
