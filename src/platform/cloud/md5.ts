// MD5 (RFC 1321) and HMAC (RFC 2104) over it, for the signature of cloud calls: a check against accidents, no secret keeping.
import { hex, utf8Bytes } from './bytes'

const SHIFTS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const
/** RFC 1321 §3.4: the whole part of 2³² × |sin(i + 1)|. */
const SINES = Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 0x1_0000_0000))
const BLOCK = 64

export function md5(message: Uint8Array): Uint8Array {
  const words = padded(message)
  let state: State = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]
  for (let at = 0; at < words.length; at += 16) state = digestBlock(state, words, at)
  return Uint8Array.from(state.flatMap((word) => [0, 8, 16, 24].map((shift) => (word >>> shift) & 0xff)))
}

/** Hex HMAC-MD5 of a text under a text, both taken as UTF-8. */
export function hmacMd5(key: string, text: string): string {
  const raw = utf8Bytes(key)
  const block = new Uint8Array(BLOCK)
  block.set(raw.length > BLOCK ? md5(raw) : raw)
  const inner = md5(
    joined(
      block.map((byte) => byte ^ 0x36),
      utf8Bytes(text),
    ),
  )
  return hex(
    md5(
      joined(
        block.map((byte) => byte ^ 0x5c),
        inner,
      ),
    ),
  )
}

type State = readonly [number, number, number, number]

function digestBlock([a0, b0, c0, d0]: State, words: Uint32Array, at: number): State {
  let [a, b, c, d] = [a0, b0, c0, d0]
  for (let i = 0; i < 64; i++) {
    const round = i >> 4
    const word = words[at + wordOf(round, i)] ?? 0
    const sum = (a + mix(round, b, c, d) + (SINES[i] ?? 0) + word) | 0
    const shift = SHIFTS[round]?.[i & 3] ?? 0
    const turned = (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0
    ;[a, b, c, d] = [d, turned, b, c]
  }
  return [(a0 + a) | 0, (b0 + b) | 0, (c0 + c) | 0, (d0 + d) | 0]
}

const wordOf = (round: number, i: number): number => ([i, 5 * i + 1, 3 * i + 5, 7 * i][round] ?? 0) & 15

function mix(round: number, b: number, c: number, d: number): number {
  if (round === 0) return (b & c) | (~b & d)
  if (round === 1) return (b & d) | (c & ~d)
  return round === 2 ? b ^ c ^ d : c ^ (b | ~d)
}

/** Little-endian words: the message, a one, noughts, and its length in bits. */
function padded(message: Uint8Array): Uint32Array {
  const words = new Uint32Array((((message.length + 8) >> 6) + 1) * 16)
  const put = (byte: number, at: number): void =>
    void (words[at >> 2] = (words[at >> 2] ?? 0) | (byte << ((at & 3) * 8)))
  message.forEach(put)
  put(0x80, message.length)
  words[words.length - 2] = message.length << 3
  words[words.length - 1] = Math.floor(message.length / 0x2000_0000)
  return words
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
