// PGlite loads its parts with dynamic import(), which Jest's own module system refuses: it is loaded outside of it.
const { TestEnvironment } = require('jest-environment-node')

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.requireOutside = require
  }
}
