// `npm run -s ziyuan-admin -- …`. The rest is imported only once Node is known to understand it.
import { requireNode } from './node-version.mjs'

requireNode(process.version)
import('./command-line.mjs').then(({ runCommand }) =>
  runCommand({ server: 'dist/server/admin.mjs' }, ['dist/server/admin.mjs', ...process.argv.slice(2)]),
)
