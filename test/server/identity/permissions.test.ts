import { can, type Permission, type Role } from '../../../server/identity/permissions'

test.each<[Role | null, Permission[]]>([
  [null, []],
  ['visitor', ['devices', 'erase']],
  ['member', ['analysis', 'recent-births', 'devices', 'erase']],
  ['admin', ['analysis', 'recent-births', 'devices', 'erase']],
])('%s may %j', (role, allowed) => {
  const identity = role === null ? null : { role }
  const every: Permission[] = ['analysis', 'recent-births', 'devices', 'erase']
  expect(every.filter((permission) => can(identity, permission))).toEqual(allowed)
})
