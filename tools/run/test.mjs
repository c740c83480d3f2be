// `npm test`. The rest is imported only once Node is known to understand it.
import { requireNode } from './node-version.mjs'

requireNode(process.version)
import('./whole-test.mjs').then(({ wholeTest }) => wholeTest())
