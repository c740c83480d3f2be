import space from '../../../config/cloud-space.json'
import { features } from '../features/features'
import { requests } from '../request'
import { deviceId } from '../storage/device-id'
import { values } from '../storage/values'
import { keptAccessToken } from './access-token'
import { createCloud } from './client'

export const thisDevice = deviceId(values, () => Math.random())

/** The product's own space on the product's own server. */
export const cloud = createCloud({
  requests,
  tokens: keptAccessToken(values),
  space,
  server: features.server,
  deviceId: thisDevice,
  now: () => Date.now(),
})
