// Opens a database and closes it; says what came of it.
import { openDatabase } from '../../../server/db/open'

const [, , config = '{}'] = process.argv
openDatabase(JSON.parse(config)).then(
  async ({ close }) => {
    await close()
    console.log('opened')
  },
  (error: Error & { code?: string }) => console.log(`${error.code}: ${error.message}`),
)
