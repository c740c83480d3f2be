import { features, type BuiltFeatures } from '../platform/features/features'
import { system } from '../platform/system'
import type { System } from '../platform/system/contract'

/** Whether prices, plans and the ways into a membership may be shown at all. */
export const sells = (sale: BuiltFeatures['sale'], os: ReturnType<System['os']>): boolean =>
  sale === 'everywhere' || os !== 'ios'

export const sellsHere = (): boolean => sells(features.sale, system.os())
