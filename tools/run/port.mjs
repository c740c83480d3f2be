// Where the server will listen, checked before minutes are spent on building for it.
import { lookup } from 'node:dns/promises'
import { createServer } from 'node:net'

const DEFAULT_PORT = 8787
const LAST_PORT = 65_535

/** The port asked for; null when the text is not one. Nothing asked for means the default. */
export function readPort(text) {
  if (!text) return DEFAULT_PORT
  const port = Number(text)
  return /^\d+$/.test(text) && port >= 1 && port <= LAST_PORT ? port : null
}

/** What to tell somebody whose PORT or HOST will not do; null when the server may listen there. */
export async function addressComplaint({ PORT, HOST }) {
  const port = readPort(PORT)
  const host = HOST || 'localhost'
  if (port === null)
    return `PORT must be a whole number from 1 to ${LAST_PORT}, not "${PORT}". ${suggest(DEFAULT_PORT)}`
  const codes = await Promise.all((await addressesOf(host)).map((address) => tryListening(address, port)))
  if (codes.includes('EADDRINUSE')) return `Port ${port} is already in use on ${host}. ${suggest(neighbour(port))}`
  if (codes.includes('EACCES')) return `This user may not listen on port ${port}. ${suggest(DEFAULT_PORT)}`
  // A machine without IPv6 refuses one of localhost's two addresses; the other is enough.
  if (!codes.includes(null)) return `HOST must be an address of this machine, not "${host}".`
  return null
}

const suggest = (port) => `Choose another: PORT=${port} npm start`
const neighbour = (port) => (port === LAST_PORT ? DEFAULT_PORT : port + 1)

async function addressesOf(host) {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address)
  } catch {
    return []
  }
}

/** Resolves with the error code, or null when it went well. */
function tryListening(host, port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', ({ code }) => resolve(code))
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)))
  })
}
