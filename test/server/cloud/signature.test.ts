import { isSignedBody, signatureOf } from '../../../server/cloud/signature'

// The expected column is `printf '%s' TEXT | openssl dgst -md5 -hmac SECRET` of the text in the middle.
const TABLE = [
  [{ a: '1' }, 'a=1', 'c003193cd200cd23cefc6b232041c68c'],
  [{ b: '2', a: '1' }, 'a=1&b=2', 'b58af050bef5f13d5ed2d5eb639a5a42'],
  [{ a: '1', empty: '', none: null, zero: 0, no: false }, 'a=1', 'c003193cd200cd23cefc6b232041c68c'],
  [
    { timestamp: 1760000000000, method: 'm', params: '{}', spaceId: 's' },
    'method=m&params={}&spaceId=s&timestamp=1760000000000',
    '0d71cd0a38d00460577f7198c64c0ac2',
  ],
  [{ params: '{"名":"字"}', token: 't&=' }, 'params={"名":"字"}&token=t&=', '05159f9e58c0c5498e5ebafdd7d382d3'],
  [{ B: 'upper first', a: 'lower' }, 'B=upper first&a=lower', '1c2eed120a9c4ff737d8f571d9999346'],
  [{ yes: true }, 'yes=true', '489f88d91415eb1146d57c0429caf141'],
] as const

test.each(TABLE)('%j is signed as %s', (body, _text, expected) => {
  expect(signatureOf(body, 'secret')).toBe(expected)
  expect(isSignedBody(body, 'secret', expected)).toBe(true)
  expect(isSignedBody(body, 'secret', expected.toUpperCase())).toBe(true)
})

test.each(['', '0', 'zz', `${'0'.repeat(32)}`, '字'.repeat(32)])('the signature "%s" is refused', (found) => {
  expect(isSignedBody({ a: '1' }, 'secret', found)).toBe(false)
})
