/** The tz database, release 2026f, as moment-timezone packs it. */
export const MOMENT_FILE = {
  package: 'moment-timezone',
  version: '0.6.6',
  path: 'data/packed/latest.json',
  sha256: '3103c5c0eaa879615da630b74e2373ad9b571e0eae992e0b2a3db6e4475de2ce',
  licence: 'MIT',
} as const
