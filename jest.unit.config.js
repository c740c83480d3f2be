// Domain, tools and data: no Taro, no DOM, transformed by swc alone.
module.exports = {
  displayName: 'unit',
  testEnvironment: 'node',
  roots: ['<rootDir>/test/core', '<rootDir>/test/locales', '<rootDir>/test/platform', '<rootDir>/test/stores', '<rootDir>/test/services', '<rootDir>/test/tools'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/tools/run'],
  transform: {
    '\\.tsx?$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' } }],
  },
}
