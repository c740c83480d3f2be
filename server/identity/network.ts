import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * Whom an address counts for: an IPv4 address for itself, also as IPv6 writes it; an IPv6 address for its /64, because
 * one household has all of that. Anything else is left as it is.
 */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)
  if (mapped) return mapped[1] ?? address
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === '' ? [] : tail.split(':')
  const whole = [...front, ...Array(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back]
  return whole
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')
}
