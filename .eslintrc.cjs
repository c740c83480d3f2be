// Pure floors know neither the hour nor the machine: no clock, no chance, no Intl, no network.
const IMPURE = ['Intl', 'fetch', 'XMLHttpRequest', 'window', 'document', 'process', 'setTimeout', 'setInterval']

module.exports = {
  root: true,
  parser: '@typescript-eslint/parser',
  parserOptions: { ecmaVersion: 2022, sourceType: 'module', ecmaFeatures: { jsx: true } },
  settings: { react: { version: '18.3' } },
  plugins: ['@typescript-eslint', 'react', 'react-hooks'],
  extends: ['eslint:recommended', 'plugin:@typescript-eslint/recommended', 'plugin:react/jsx-runtime'],
  env: { es2022: true, node: true, browser: true },
  rules: {
    'no-undef': 'off',
    'no-extra-semi': 'off',
    'no-console': 'error',
    'react/jsx-key': 'error',
    'react-hooks/rules-of-hooks': 'error',
    'react/no-unknown-property': 'off',
    '@typescript-eslint/consistent-type-imports': [
      'error',
      { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
    ],
    '@typescript-eslint/no-explicit-any': 'error',
  },
  overrides: [
    {
      files: ['src/core/**'],
      rules: {
        'no-restricted-globals': ['error', ...IMPURE],
        'no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random' },
          { object: 'Date', property: 'now' },
        ],
        'no-restricted-syntax': [
          'error',
          { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'core reads no clock' },
        ],
      },
    },
    {
      files: ['src/{pages,pianpang,bihua,kangxi,other,pay}/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['@tarojs/taro'],
                importNamePattern: '^(?!use[A-Z])',
                message: 'a page takes only lifecycle hooks from Taro',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['tools/**', 'server/**', 'test/**', '*.js', '*.cjs', 'config/**'],
      rules: {
        'no-console': 'off',
        '@typescript-eslint/no-require-imports': 'off',
        '@typescript-eslint/no-var-requires': 'off',
      },
    },
  ],
}
