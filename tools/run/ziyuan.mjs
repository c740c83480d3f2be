// `npm run -s ziyuan -- …`. The rest is imported only once Node is known to understand it.
import { requireNode } from './node-version.mjs'

requireNode(process.version)
import('./command-line.mjs').then(({ runCommand }) =>
  runCommand({ packs: 'src/platform/packs/builtin/manifest.json' }, [
    ...['--import', 'tsx', 'tools/cli/main.ts'],
    ...process.argv.slice(2),
  ]),
)
