// The tools of the repository, most of them run as a person runs them: packs, command line, floors.
const swc = ['@swc/jest', { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' } }]

module.exports = {
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/dist/'],
  displayName: 'tools',
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['<rootDir>/test/tools/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/tools/run'],
  transform: { '\\.tsx?$': swc, 'taro-i18n/i18n\\.js$': swc },
  transformIgnorePatterns: ['/node_modules/(?!taro-i18n/)'],
}
