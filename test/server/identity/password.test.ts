import { scryptSync } from 'node:crypto'
import { COST, createPasswords } from '../../../server/identity/password'
import { createSlots } from '../../../server/identity/slots'

const cheap = createPasswords({ log2N: 4, r: 1, p: 1 })

test('new hashes cost N = 2¹⁴, r = 8, p = 5, and say so beside the hash', async () => {
  expect(COST).toEqual({ log2N: 14, r: 8, p: 5 })
  const kept = await createPasswords().hash('correct horse')
  const [name, log2N, r, p, salt = '', hash] = kept.split(':')
  expect([name, log2N, r, p]).toEqual(['scrypt', '14', '8', '5'])
  const options = { N: 2 ** 14, r: 8, p: 5, maxmem: 2 ** 26 }
  const expected = scryptSync('correct horse', Buffer.from(salt, 'base64url'), 32, options).toString('base64url')
  expect(hash).toBe(expected)
  // Whatever new ones cost, a kept one is checked at its own price.
  expect(await cheap.verify('correct horse', kept)).toBe(true)
})

test('only the password itself is right; there is none for nobody', async () => {
  const kept = await cheap.hash('密码 pässword')
  expect(await cheap.verify('密码 pa\u0308ssword', kept)).toBe(true)
  expect(await cheap.verify('密码 password', kept)).toBe(false)
  expect(await cheap.verify('', null)).toBe(false)
  expect(await cheap.hash('密码 pässword')).not.toBe(kept)
})

test('nobody’s password takes the work of a real one', async () => {
  const passwords = createPasswords({ log2N: 12, r: 8, p: 1 })
  const kept = await passwords.hash('correct horse')
  const workMs = { known: 0, unknown: 0 }
  for (let i = 0; i < 25; i++)
    for (const [who, stored] of [
      ['known', kept],
      ['unknown', null],
    ] as const) {
      const startMs = performance.now()
      await passwords.verify('wrong horse', stored)
      workMs[who] += performance.now() - startMs
    }
  expect(workMs.unknown / workMs.known).toBeGreaterThan(0.5)
  expect(workMs.unknown / workMs.known).toBeLessThan(2)
})

test('two at once, the others in turn, and a failure gives its place up', async () => {
  const slot = createSlots(2)
  let running = 0
  let most = 0
  const work = (n: number) =>
    slot(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 2))
      running -= 1
      if (n % 3 === 0) throw new Error('ours')
      return n
    }).catch(() => -1)
  const done = await Promise.all(Array.from({ length: 12 }, (_, n) => work(n)))
  expect(done).toEqual([-1, 1, 2, -1, 4, 5, -1, 7, 8, -1, 10, 11])
  expect(most).toBe(2)
})
