import { ok, type Result } from '../../src/core/shared/result'
import type { Trx } from '../db/transact'
import { admitDevice, type TooManyDevices } from './devices'
import { issueToken, type IssuedToken } from './tokens'

/** Under the person's lock: the device is one of this person's from here on, and holds a new token. */
export async function join(
  trx: Trx,
  personId: string,
  deviceId: string,
  now: number,
): Promise<Result<IssuedToken, TooManyDevices>> {
  const device = await admitDevice(trx, personId, deviceId, now)
  return device.ok ? ok(await issueToken(trx, personId, device.value, now)) : device
}
