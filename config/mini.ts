import type { IMiniAppConfig } from '@tarojs/taro/types/compile'
import { cssModules } from './css-modules'

/** Packages published for newer engines than a mini-program's: transpiled with our own code. */
const MODERN = /node_modules[\\/](zustand|taro-i18n)[\\/]/

export const mini: IMiniAppConfig<'webpack5'> = {
  compile: { include: [(file: string) => MODERN.test(file)] },
  // Class names of modules are unique, so the order of their sheets decides nothing.
  miniCssExtractPluginOption: { ignoreOrder: true },
  postcss: { pxtransform: { enable: true, config: {} }, cssModules },
}
