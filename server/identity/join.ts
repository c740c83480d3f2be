import { ok, type Result } from '../../src/core/shared/result'
import type { Trx } from '../db/transact'
import { admitDevice, type TooManyDevices } from './devices'
import { identify, type Identity } from './identify'
import { issueToken, type IssuedToken } from './tokens'

export interface JoinedDevice extends IssuedToken {
  /** As it stood when the token was made: by the time of the answer another call of the same device may have replaced it. */
  readonly identity: Identity
}

/** Under the person's lock: the device is one of this person's from here on, and holds a new token. */
export async function join(
  trx: Trx,
  personId: string,
  deviceId: string,
  now: number,
): Promise<Result<JoinedDevice, TooManyDevices>> {
  const device = await admitDevice(trx, personId, deviceId, now)
  if (!device.ok) return device
  const issued = await issueToken(trx, personId, device.value, now)
  const identity = await identify(trx, issued.token, now)
  if (identity === null) throw new TypeError("join: the token just made is nobody's")
  return ok({ ...issued, identity })
}
