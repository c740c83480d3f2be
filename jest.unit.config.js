// Domain and data: no Taro, no DOM, transformed by swc alone.
const swc = ['@swc/jest', { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' } }]

module.exports = {
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/dist/'],
  displayName: 'unit',
  maxWorkers: '100%',
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['<rootDir>/test/{core,i18n,locales,platform,services,stores}/**/*.test.ts'],
  transform: { '\\.tsx?$': swc, 'taro-i18n/i18n\\.js$': swc },
  transformIgnorePatterns: ['/node_modules/(?!taro-i18n/)'],
}
