import type { IH5Config } from '@tarojs/taro/types/compile'
import { cssModules } from './css-modules'

/**
 * The root font of the specification: 16 px on a window 375 wide, growing with it up to 960;
 * wider windows return to phone size and centre the content. By width alone, so that turning a phone keeps its type.
 */
const ROOT_FONT = [
  '!function(w,d){function f(){var c=d.clientWidth||w.innerWidth;',
  "d.style.fontSize=16*(c<=960?c:375)/375+'px'}",
  "w.addEventListener('resize',f);f()}(window,document.documentElement)",
].join('')

export const h5: IH5Config<'webpack5'> = {
  publicPath: './',
  staticDirectory: 'static',
  router: { mode: 'hash' },
  webpackChain(chain) {
    chain.optimization.splitChunks({
      chunks: 'all',
      minSize: 0,
      cacheGroups: {
        defaultVendors: false,
        react: {
          name: 'react',
          test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-reconciler)[\\/]/,
          priority: 200,
          chunks: 'all',
        },
        // What some pages share is a file for just those pages; under 4 KB it is repeated rather than fetched apart.
        default: { minChunks: 2, minSize: 4096, priority: 1, reuseExistingChunk: true },
      },
    })
  },
  output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'js/[name].[contenthash:8].js' },
  miniCssExtractPluginOption: {
    ignoreOrder: true,
    filename: 'css/[name].[contenthash:8].css',
    chunkFilename: 'css/[name].[contenthash:8].css',
  },
  postcss: {
    autoprefixer: { enable: true, config: {} },
    pxtransform: { enable: true, config: { baseFontSize: 16, maxRootSize: 50, minRootSize: 16 } },
    cssModules,
  },
  htmlPluginOption: { title: 'Ziyuan', script: ROOT_FONT },
}
