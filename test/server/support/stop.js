const { rmSync } = require('node:fs')
const { dirname } = require('node:path')

module.exports = function stop() {
  if (globalThis.ziyuanServerTests === undefined) return
  const { cluster, template } = globalThis.ziyuanServerTests
  globalThis.ziyuanServerTests = undefined
  cluster.stop('immediate')
  cluster.remove()
  rmSync(dirname(template), { recursive: true, force: true })
}
