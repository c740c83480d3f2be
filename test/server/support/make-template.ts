import { openDatabase } from '../../../server/db/open'

const [, , dataDir = ''] = process.argv
openDatabase({ dataDir }).then(({ close }) => close())
