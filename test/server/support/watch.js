// Outlives a run that is broken off, by a moment: when its standard input ends, what the run has started goes.
const { spawnSync } = require('node:child_process')
const { rmSync } = require('node:fs')

const [, , bin, cluster, embedded] = process.argv
process.stdin.resume().on('end', () => {
  // As the owner of the data, which pg_ctl asks for; a cluster that was stopped properly is no longer there.
  const { uid, gid } = require('./cluster').owner()
  const stop = ['stop', '-w', '-m', 'immediate', '-D', `${cluster}/data`]
  spawnSync(`${bin}/pg_ctl`, stop, { uid, gid, cwd: '/', stdio: 'ignore' })
  for (const folder of [cluster, embedded]) rmSync(folder, { recursive: true, force: true })
})
