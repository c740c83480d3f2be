import developmentSpace from '../../config/cloud-space.json'
import { InvalidEnv, readEnv } from '../../server/env'
import { readPort } from '../../tools/run/port.mjs'

const NO_KEYS = { PHONE_KEYS: undefined, CODE_KEYS: undefined, TOKEN_KEYS: undefined, STATEMENT_KEYS: undefined }
const DEFAULTS = {
  port: 8787,
  host: 'localhost',
  mode: 'development',
  logLevel: 'warn',
  h5Dir: 'dist/h5',
  packsDir: 'src/platform/packs/builtin',
  backups: null,
  dataDir: '.data',
  databaseUrl: null,
  space: developmentSpace,
  bucket: null,
  trustProxy: false,
  publicUrl: 'http://localhost:8787',
  corsOrigins: ['http://localhost:10086'],
  metricsToken: null,
  keys: NO_KEYS,
}
const PRODUCTION = { NODE_ENV: 'production', CLIENT_SECRET: 'secret', PUBLIC_URL: 'https://ziyuan.example' }
const BUCKET = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'pictures',
  S3_REGION: 'cn-north-1',
  S3_ACCESS_KEY: 'access',
  S3_SECRET_KEY: 'secret',
}

test('nothing set, or set to nothing, means the defaults', () => {
  expect(readEnv({})).toEqual(DEFAULTS)
  const names = [
    'PORT',
    'HOST',
    'NODE_ENV',
    'H5_DIR',
    'DATA_DIR',
    'TRUST_PROXY',
    'LOG_LEVEL',
    'DATABASE_URL',
    'SPACE_ID',
  ]
  const rest = ['CLIENT_SECRET', 'PUBLIC_URL', 'CORS_ORIGINS', 'METRICS_TOKEN', ...Object.keys(BUCKET)]
  expect(readEnv(Object.fromEntries([...names, ...rest].map((name) => [name, ''])))).toEqual(DEFAULTS)
})

test('every setting is read', () => {
  const source = {
    ...BUCKET,
    PORT: '80',
    HOST: '0.0.0.0',
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    H5_DIR: '/srv/h5',
    PACKS_DIR: '/srv/packs',
    BACKUP_DIR: '/srv/backups',
    BACKUP_DAYS: '7',
    DATA_DIR: '/srv/data',
    DATABASE_URL: 'postgresql://u:p@db/ziyuan',
    SPACE_ID: 'space-1',
    CLIENT_SECRET: 'secret',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    PUBLIC_URL: 'https://ziyuan.example/app/',
    CORS_ORIGINS: 'https://a.example, http://localhost:3000',
    METRICS_TOKEN: 'sixteen-letters-x',
    TOKEN_KEYS: 'a:b',
  }
  expect(readEnv(source)).toEqual({
    port: 80,
    host: '0.0.0.0',
    mode: 'production',
    logLevel: 'error',
    h5Dir: '/srv/h5',
    packsDir: '/srv/packs',
    backups: { folder: '/srv/backups', keep: 7 },
    dataDir: '/srv/data',
    databaseUrl: 'postgresql://u:p@db/ziyuan',
    space: { spaceId: 'space-1', clientSecret: 'secret' },
    bucket: {
      endpoint: 'https://s3.example',
      bucket: 'pictures',
      region: 'cn-north-1',
      accessKey: 'access',
      secretKey: 'secret',
    },
    trustProxy: ['10.0.0.0/8', '::1'],
    publicUrl: 'https://ziyuan.example/app',
    corsOrigins: ['https://a.example', 'http://localhost:3000'],
    metricsToken: 'sixteen-letters-x',
    keys: { ...NO_KEYS, TOKEN_KEYS: 'a:b' },
  })
})

test('production assumes nothing about the outside', () => {
  expect(readEnv(PRODUCTION)).toMatchObject({ logLevel: 'info', corsOrigins: [], publicUrl: 'https://ziyuan.example' })
})

test.each(['CLIENT_SECRET', 'PUBLIC_URL'])('without %s there is no production', (name) => {
  expect(() => readEnv({ ...PRODUCTION, [name]: '' })).toThrow(`${name} must be set in production`)
})

test.each([
  ['PORT', 'abc'],
  ['HOST', 'http://localhost'],
  ['NODE_ENV', 'prod'],
  ['LOG_LEVEL', 'verbose'],
  ['SPACE_ID', 'a space'],
  ['TRUST_PROXY', 'true'],
  ['PUBLIC_URL', 'ziyuan.example'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'https://a.example/path'],
])('a bad %s is named with what was found: %s', (name, value) => {
  const read = () => readEnv({ [name]: value })
  expect(read).toThrow(InvalidEnv)
  expect(read).toThrow(`not "${value}"`)
  expect(read).toThrow(new RegExp(`^${name} must be `))
})

test.each([
  ['DATABASE_URL', 'mysql://user:hidden@db/x'],
  ['METRICS_TOKEN', 'hidden'],
])('a bad %s is named, and not shown', (name, value) => {
  const read = () => readEnv({ [name]: value })
  expect(read).toThrow(new RegExp(`^${name} must be (?!.*hidden)`))
})

test.each(Object.keys(BUCKET))('a bucket without %s is none', (name) => {
  expect(() => readEnv({ ...BUCKET, [name]: '' })).toThrow(new RegExp(`^${name} must be set together with `))
})
test.each([
  ['S3_ENDPOINT', 's3.example'],
  ['S3_BUCKET', 'a bucket'],
])('a bad %s is named: %s', (name, value) => {
  expect(() => readEnv({ ...BUCKET, [name]: value })).toThrow(new RegExp(`^${name} must be `))
})

test.each([
  ['0', false],
  ['1', 1],
  ['2', 2],
])('TRUST_PROXY=%s trusts %s', (text, expected) => {
  expect(readEnv({ TRUST_PROXY: text }).trustProxy).toBe(expected)
})

// The start script reads PORT before the server is built, so the rule is written twice.
test.each(['1', '8787', '65535'])('PORT=%s will do, for the server and for the start script', (text) => {
  expect([readEnv({ PORT: text }).port, readPort(text)]).toEqual([Number(text), Number(text)])
})
test.each(['0', '-1', '65536', '80.5', '1e3', ' 80', '0x50', 'abc'])('PORT=%s will not, for either', (text) => {
  expect(() => readEnv({ PORT: text })).toThrow(InvalidEnv)
  expect(readPort(text)).toBeNull()
})
