const { rmSync } = require('node:fs')
const { dirname } = require('node:path')

module.exports = function stop() {
  const { cluster, template } = globalThis.ziyuanServerTests
  cluster.stop('immediate')
  cluster.remove()
  rmSync(dirname(template), { recursive: true, force: true })
}
