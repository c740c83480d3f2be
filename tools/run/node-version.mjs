// The one module every entry imports statically, in words that a Node too old for the rest can still read.
const OLDEST_MAJOR = 20

/** What to tell somebody whose `process.version` is too old; null when it will do. */
export function nodeComplaint(version) {
  if (parseInt(version.slice(1), 10) >= OLDEST_MAJOR) return null
  return (
    'Ziyuan needs Node ' +
    OLDEST_MAJOR +
    ' or newer; this is Node ' +
    version +
    ' (' +
    process.execPath +
    ').\n' +
    'Install a current release from https://nodejs.org, or choose one with your version manager, and try again.'
  )
}

export function requireNode(version) {
  const complaint = nodeComplaint(version)
  if (complaint === null) return
  console.error(complaint)
  process.exit(1)
}
