// The server and the scripts that run the repository: plain Node, without Taro's transform.
module.exports = {
  testEnvironment: '<rootDir>/test/server/support/outside.js',
  // Opening an embedded database takes a second or more where several tests share a core.
  testTimeout: 30_000,
  globalSetup: '<rootDir>/test/server/support/start.js',
  globalTeardown: '<rootDir>/test/server/support/stop.js',
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  moduleNameMapper: {
    '^@electric-sql/pglite$': '<rootDir>/test/server/support/pglite.js',
    '^@electric-sql/pglite/node-postgres$': '<rootDir>/test/server/support/pglite-node-postgres.js',
  },
  testMatch: ['<rootDir>/test/server/**/*.test.ts', '<rootDir>/test/tools/run*.test.ts'],
  moduleFileExtensions: ['ts', 'js', 'mjs', 'json'],
  transform: {
    '\\.(ts|mjs)$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } },
    ],
  },
}
