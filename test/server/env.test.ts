import { InvalidEnv, readEnv } from '../../server/env'
import { readPort } from '../../tools/run/port.mjs'

test('nothing set, or set to nothing, means the defaults', () => {
  const defaults = { port: 8787, host: 'localhost', mode: 'development', h5Dir: 'dist/h5' }
  expect(readEnv({})).toEqual(defaults)
  expect(readEnv({ PORT: '', HOST: '', NODE_ENV: '', H5_DIR: '' })).toEqual(defaults)
})

test('every setting is read', () => {
  const source = { PORT: '80', HOST: '0.0.0.0', NODE_ENV: 'production', H5_DIR: '/srv/h5' }
  expect(readEnv(source)).toEqual({ port: 80, host: '0.0.0.0', mode: 'production', h5Dir: '/srv/h5' })
})

test.each([
  ['PORT', 'abc'],
  ['HOST', 'http://localhost'],
  ['NODE_ENV', 'prod'],
])('a bad %s is named with what was found: %s', (name, value) => {
  const read = () => readEnv({ [name]: value })
  expect(read).toThrow(InvalidEnv)
  expect(read).toThrow(new RegExp(`^${name} must be .*, not "${value}"$`))
})

// The start script reads PORT before the server is built, so the rule is written twice.
test.each(['1', '8787', '65535'])('PORT=%s will do, for the server and for the start script', (text) => {
  expect([readEnv({ PORT: text }).port, readPort(text)]).toEqual([Number(text), Number(text)])
})
test.each(['0', '-1', '65536', '80.5', '1e3', ' 80', '0x50', 'abc'])('PORT=%s will not, for either', (text) => {
  expect(() => readEnv({ PORT: text })).toThrow(InvalidEnv)
  expect(readPort(text)).toBeNull()
})
