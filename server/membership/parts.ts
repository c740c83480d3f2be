// What the use-cases of membership are made of.
import { createCodeMacs, type CodeMacs } from '../codes/code-keys'
import type { Db } from '../db/transact'
import { createLimits, type Limits } from '../identity/limits'
import { createPasswords, type Passwords } from '../identity/password'
import { createPhoneSafe, type PhoneSafe } from '../identity/phone-safe'
import type { Keys } from '../keys'
import { createStatements, type Statements } from './statement'

export interface MembershipDeps {
  readonly db: Db
  readonly keys: Keys
  /** Tests take cheaper ones. */
  readonly passwords?: Passwords
}

export interface Membership {
  readonly db: Db
  readonly safe: PhoneSafe
  readonly limits: Limits
  readonly passwords: Passwords
  readonly codeMacs: CodeMacs
  readonly statements: Statements
}

export function membershipParts({ db, keys, passwords = createPasswords() }: MembershipDeps): Membership {
  const safe = createPhoneSafe(keys.phones)
  return {
    db,
    safe,
    limits: createLimits(db, safe),
    passwords,
    codeMacs: createCodeMacs(keys.codes),
    statements: createStatements(keys.statements),
  }
}
