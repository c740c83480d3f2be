// Pages and parts in Taro's own runtime on jsdom. The domain is tested apart, without any of this (jest.unit.config.js).
const defineJestConfig = require('@tarojs/test-utils-react/dist/jest.js').default

const setup = (file) => `<rootDir>/test/component/setup/${file}`

module.exports = defineJestConfig({
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/dist/'],
  displayName: 'component',
  bail: 0,
  testMatch: ['<rootDir>/test/component/**/*.test.{ts,tsx}'],
  setupFiles: [require.resolve('@tarojs/test-utils-react/dist/jest/jest.setup.js'), setup('environment.js')],
  setupFilesAfterEnv: [setup('taro.js')],
  moduleNameMapper: {
    '\\.(css|scss)$': setup('style.js'),
    '^swiper(/.*)?$': setup('swiper.js'),
    '^query-string$': '<rootDir>/node_modules/query-string/base.js',
    '^@tarojs/router$': '<rootDir>/node_modules/@tarojs/router/dist/index.cjs.js',
  },
})
