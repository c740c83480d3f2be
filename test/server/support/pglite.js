// Also required by a child process, which is already outside of Jest.
module.exports = (globalThis.requireOutside ?? require)('@electric-sql/pglite')
