// The device a call says it comes from: a name it chose, kept between visits. It proves nothing.
import type { IncomingHttpHeaders } from 'node:http'

const DEVICE_ID = /^[\x21-\x7e]{16,48}$/

/** The header `x-device-id`; null when it is absent or not of 16–48 printable characters. */
export function deviceIdOf(headers: IncomingHttpHeaders): string | null {
  const id = headers['x-device-id']
  return typeof id === 'string' && DEVICE_ID.test(id) ? id : null
}
