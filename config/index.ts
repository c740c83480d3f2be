import path from 'node:path'
import { defineConfig, type UserConfigExport } from '@tarojs/cli'
import dev from './dev'
import { featureConstants } from './features'
import { h5 } from './h5'
import { mini } from './mini'
import prod from './prod'

const platform = process.env.TARO_ENV ?? 'h5'
const units = path.resolve(__dirname, '..', 'src/styles/units').replace(/\\/g, '/')

export default defineConfig<'webpack5'>(async (merge) => {
  const base: UserConfigExport<'webpack5'> = {
    projectName: 'ziyuan',
    date: '2026-11-20',
    designWidth: 750,
    deviceRatio: { 375: 2, 640: 2.34 / 2, 750: 1, 828: 1.81 / 2 },
    sourceRoot: 'src',
    outputRoot: `dist/${platform}`,
    framework: 'react',
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    // Taro keys its cache by neither the locales nor the packs; a stale word is worse than ten seconds.
    cache: { enable: false },
    env: featureConstants(platform),
    plugins: [path.resolve(__dirname, 'lazy-pages.js')],
    sass: { data: `@use "${units}" as * with ($platform: "${platform}");\n` },
    terser: { enable: true, config: { output: { ascii_only: false, comments: false } } },
    mini,
    h5,
  }
  return merge({}, base, process.env.NODE_ENV === 'development' ? dev : prod)
})
