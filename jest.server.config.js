// The server and the scripts that run the repository: plain Node, without Taro's transform.
module.exports = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/server/**/*.test.ts', '<rootDir>/test/tools/run*.test.ts'],
  moduleFileExtensions: ['ts', 'js', 'mjs', 'json'],
  transform: {
    '\\.(ts|mjs)$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } },
    ],
  },
}
