// 用喜忌仇闲: the five roles, each to one element.
import type { Element } from '../bazi/elements'
import { stepFrom } from './families'
import type { Helper } from './methods'

export const ROLES = ['use', 'like', 'avoid', 'enemy', 'idle'] as const
export type Role = (typeof ROLES)[number]
export type Roles = Readonly<Record<Role, Element>>

/**
 * All from 用: 忌 restrains it, 仇 feeds 忌, 喜 feeds 用, and 闲 is what is left, the one 用 feeds. Where the method has
 * just called what feeds 用 too heavy (官杀 behind the 印 of a weak day master, 比劫 behind the 食伤 of a strong one), 喜
 * and 闲 change places. Each element has exactly one role.
 *
 * @source roles-1, own-1 (the exchange)
 */
export function rolesAround(use: Element, helper: Helper): Roles {
  const feeds = stepFrom(use, 4)
  const fed = stepFrom(use, 1)
  return {
    use,
    like: helper === 'feeds-it' ? feeds : fed,
    avoid: stepFrom(use, 3),
    enemy: stepFrom(use, 2),
    idle: helper === 'feeds-it' ? fed : feeds,
  }
}
