module.exports = globalThis.requireOutside('@electric-sql/pglite')
