// The built product in a real browser. One worker: two cores have a browser and a server to carry already.
module.exports = {
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/dist/'],
  displayName: 'e2e',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/e2e/**/*.test.ts'],
  testTimeout: 30_000,
  maxWorkers: 1,
  transform: {
    '\\.m?tsx?$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } }],
    '\\.mjs$': ['@swc/jest', { jsc: { target: 'es2022' } }],
  },
}
