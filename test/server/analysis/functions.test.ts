import { join } from 'node:path'
import { openAtlas } from '../../../server/analysis/atlas'
import { analysisFunctions } from '../../../server/analysis/functions'
import type { CallContext } from '../../../server/cloud/function'
import type { Identity } from '../../../server/identity/identify'
import type { AnalysisAnswer } from '../../../src/protocol/analysis'

const atlas = openAtlas(join(__dirname, '../../../src/platform/packs/builtin'))
const CALL: CallContext = { address: '127.0.0.1', deviceId: null, requestId: 'r', now: () => 0 }
const BIRTH = { birthDate: '1990/06/15 09:30:00', gender: 'female', birthPlace: '成都' }

const holder = (role: Identity['role'], state: Identity['standing']['state']): Identity => ({
  personId: 'p',
  deviceId: 'd',
  role,
  phoneBox: '',
  standing: { state, type: null, expiresAt: null },
})
const HOLDERS: Readonly<Record<string, Identity>> = {
  member: holder('member', 'member'),
  expired: holder('visitor', 'expired'),
  visitor: holder('visitor', 'none'),
  admin: holder('admin', 'none'),
}
const functions = analysisFunctions({
  atlas,
  memberOf: async (token) => (Object.keys(HOLDERS).includes(token) ? (HOLDERS[token] ?? null) : null),
})
const ask = (args: unknown) => functions['bazi/analysis']!(args, CALL)

test.each(['member', 'admin'])('a %s gets the analysis', async (identity) => {
  const answer = await ask({ identity, birth: BIRTH })
  if (!answer.ok) throw new Error(answer.error.code)
  const { strength, pattern, cycleStart, birthTerm } = answer.value as AnalysisAnswer
  // The design's chart: 2.60 − 5.90 = −3.30; luck starts after 3 y 0 m 8 d, backwards.
  expect(strength.difference).toBeCloseTo(-3.3, 10)
  expect(pattern.name).toBe('七杀格')
  expect(cycleStart).toMatchObject({ forward: false, years: 3, months: 0, days: 8 })
  expect(birthTerm.last.name).toBe('芒种')
})

test.each([
  ['nobody', { birth: BIRTH }, 'membership/required'],
  ['an empty token', { identity: '', birth: BIRTH }, 'membership/required'],
  ['a forged token', { identity: 'constructor', birth: BIRTH }, 'identity/invalid'],
  ['a visitor', { identity: 'visitor', birth: BIRTH }, 'membership/required'],
  ['a member of the past', { identity: 'expired', birth: BIRTH }, 'membership/expired'],
  ['an unknown hour', { identity: 'member', birth: BIRTH, hourUnknown: true }, 'analysis/precise-time'],
  ['no birth', { identity: 'member' }, 'analysis/birth-missing'],
  ['a bad date', { identity: 'member', birth: { ...BIRTH, birthDate: 'x' } }, 'time/format'],
  ['an unknown city', { identity: 'member', birth: { ...BIRTH, birthPlace: 'Nowhereville' } }, 'place/unknown'],
  ['no arguments', null, 'membership/required'],
  ['a list', [1], 'membership/required'],
])('%s is answered with its code', async (_, args, code) => {
  expect(await ask(args)).toMatchObject({ ok: false, error: { code } })
})
