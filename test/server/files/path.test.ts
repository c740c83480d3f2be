import { cloudPath } from '../../../server/files/path'

test.each([
  ['a.png', 'a.png'],
  [' a.png ', 'a.png'],
  ['avatars/me.PNG', 'avatars/me.PNG'],
  ['a..b/c...png', 'a..b/c...png'],
  ['照片 1.jpg', '___1.jpg'],
  ['a?b#c%2e.gif', 'a_b_c_2e.gif'],
  ['a:/b.png', 'a_/b.png'],
  [`${'a'.repeat(196)}.png`, `${'a'.repeat(196)}.png`],
])('"%s" is kept as %s', (text, path) => {
  expect(cloudPath(text)).toEqual({ ok: true, value: path })
})

test.each([
  ['', 'path/empty'],
  ['   ', 'path/empty'],
  ['http://a/b.png', 'path/scheme'],
  ['a://b.png', 'path/scheme'],
  ['a\\b.png', 'path/backslash'],
  ['..\\b.png', 'path/backslash'],
  ['/a.png', 'path/absolute'],
  ['//a.png', 'path/absolute'],
  ['../a.png', 'path/parent'],
  ['a/../b.png', 'path/parent'],
  ['a/..', 'path/parent'],
  ['a//b.png', 'path/invalid'],
  ['a/./b.png', 'path/invalid'],
  ['a/', 'path/invalid'],
  ['a\0.png', 'path/invalid'],
  ['a\nb.png', 'path/invalid'],
  [`${'a'.repeat(197)}.png`, 'path/too-long'],
])('%j is refused: %s', (text, code) => {
  expect(cloudPath(text)).toEqual({ ok: false, error: { code } })
})
