// Who may do what, in one place.
export const ROLES = ['visitor', 'member', 'admin'] as const
export type Role = (typeof ROLES)[number]

export type Permission = 'analysis' | 'recent-births' | 'devices' | 'erase'

const PERMISSIONS: Readonly<Record<Exclude<Role, 'admin'>, readonly Permission[]>> = {
  // Somebody whose membership has ended still has devices to remove and data to delete.
  visitor: ['devices', 'erase'],
  member: ['devices', 'erase', 'analysis', 'recent-births'],
}

/** An admin passes every check; nobody at all passes none. */
export function can(identity: { readonly role: Role } | null, permission: Permission): boolean {
  if (identity === null) return false
  return identity.role === 'admin' || PERMISSIONS[identity.role].includes(permission)
}
