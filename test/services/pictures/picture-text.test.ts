import {
  PICTURE_SENTENCES,
  pictureWords,
  tell,
  type PictureTranslate,
} from '../../../src/components/pictures/picture-text'

/** Answers with what it was asked. */
const echo: PictureTranslate = (key, params = {}) => {
  if (key === 'picture.join') return ' + '
  if (key === 'picture.sign') return `${params.column}:${params.sign}`
  const given = Object.entries(params).map(([name, value]) => `${name}=${value}`)
  return given.length === 0 ? key : `${key}(${given.join(', ')})`
}

test('domain values are told in their own words, figures as they are', () => {
  const told = pictureWords(
    [
      tell('picture.ring.share', { element: '火', percent: '28.2' }),
      tell('picture.timeline.now', { year: 2026, stem: '戊', branch: '寅' }),
      tell('picture.ring.legend', {}),
    ],
    echo,
  )
  expect(told).toEqual([
    'picture.ring.share(element=element.火, percent=28.2)',
    'picture.timeline.now(year=2026, stem=stem.戊, branch=branch.寅)',
    'picture.ring.legend',
  ])
})

test('signs are told with their columns and joined as the language joins', () => {
  const signs = [
    { column: '年柱', stem: '甲', branch: '子' },
    { column: '月柱', stem: '庚', branch: '午' },
  ] as const
  expect(pictureWords([tell('picture.relations.tie', { signs, relation: '反吟' })], echo)).toEqual([
    'picture.relations.tie(signs=年柱:stem.甲branch.子 + 月柱:stem.庚branch.午, relation=relation.反吟)',
  ])
})

test('every sentence is in words of its own place', () => {
  for (const key of Object.keys(PICTURE_SENTENCES)) expect(key).toMatch(/^picture\.[a-z]+\.[a-zA-Z]+$/)
})
