const path = require('node:path')

/** A Taro plugin: on H5 every route is loaded through src/platform/lazy-pages. */
module.exports = (ctx) => {
  if (process.env.TARO_ENV !== 'h5') return
  const module_ = path.join(ctx.paths.sourcePath, 'platform/lazy-pages/wrap-routes').replace(/\\/g, '/')
  ctx.modifyWebpackChain(({ chain }) => {
    chain.plugin('mainPlugin').tap(([options, ...rest]) => {
      const meta = options.loaderMeta || {}
      return [
        {
          ...options,
          loaderMeta: {
            ...meta,
            extraImportForWeb: `${meta.extraImportForWeb || ''}import { wrapRoutes } from '${module_}'\n`,
            execBeforeCreateWebApp: `${meta.execBeforeCreateWebApp || ''}wrapRoutes(config)\n`,
          },
        },
        ...rest,
      ]
    })
  })
}
