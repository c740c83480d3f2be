/** Class names of `*.module.scss` belong to their file. */
export const cssModules = {
  enable: true,
  config: { namingPattern: 'module' as const, generateScopedName: '[name]__[local]___[hash:base64:5]' },
}
