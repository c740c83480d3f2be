// The compiled WeChat and Alipay packages, run in Node.
module.exports = {
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/dist/'],
  displayName: 'mini',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/mini/**/*.test.ts'],
  transform: {
    '\\.tsx?$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } }],
  },
}
