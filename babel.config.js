// Mini-programs take Taro's own targets; H5 the browsers of the last years, without injected polyfills.
const H5_TARGETS = { chrome: '80', ios: '13.4', firefox: '78', edge: '80' }
const targets = process.env.TARO_ENV === 'h5' ? { targets: H5_TARGETS } : {}

module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false, ...targets }]],
}
