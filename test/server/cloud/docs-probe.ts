// What the description of the calls looks like from outside, as JSON.
import { makeHarness } from './harness'

async function probe(): Promise<void> {
  const { app, close } = await makeHarness({ options: { documented: true } })
  const described = await app.inject('/docs/json')
  const page = await app.inject('/docs/')
  const paths = Object.keys(described.json().paths)
  console.log(JSON.stringify({ paths, page: page.statusCode, policy: page.headers['content-security-policy'] }))
  await close()
}

void probe()
