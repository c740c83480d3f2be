import { join } from 'node:path'
import { openAtlas as openFrom } from '../../server/analysis/atlas'

/** From the packs of this checkout. */
export const openAtlas = () => openFrom(join(__dirname, '../../src/platform/packs/builtin'))
