import { SixtyCycle } from 'tyme4ts'
import { LunarUtil } from 'lunar-typescript'
import { parsePillar, SEXAGENARY, type Pillar } from '../../../src/core/bazi/pillar'
import { BRANCHES } from '../../../src/core/bazi/stems-branches'
import { isVoid, voidBranches, XUN, xunOf } from '../../../src/core/bazi/void-branches'

// The verse 六甲旬空 as commonly printed: 甲子旬中戌亥空, 甲戌旬中申酉空 …
const VERSE = '甲子旬中戌亥空 甲戌旬中申酉空 甲申旬中午未空 甲午旬中辰巳空 甲辰旬中寅卯空 甲寅旬中子丑空'

test.each(VERSE.split(' '))('%s', (line) => {
  const first = parsePillar(line.slice(0, 2)) as Pillar
  for (let i = 0; i < 10; i++) {
    const pillar = SEXAGENARY[first.index + i] as Pillar
    expect(xunOf(pillar)).toBe(first.text)
    expect(voidBranches(pillar).join('')).toBe(line.slice(4, 6))
  }
})

test('all sixty agree with tyme4ts and lunar-typescript', () => {
  for (const pillar of SEXAGENARY) {
    const tyme = SixtyCycle.fromName(pillar.text)
    expect(voidBranches(pillar)).toEqual(tyme.getExtraEarthBranches().map((branch) => branch.getName()))
    expect(xunOf(pillar)).toBe(tyme.getTen().getName())
    expect(voidBranches(pillar).join('')).toBe(LunarUtil.getXunKong(pillar.text))
    expect(xunOf(pillar)).toBe(LunarUtil.getXun(pillar.text))
  }
})

test('the ten branches of a 旬 and its two void ones are all twelve', () => {
  XUN.forEach((name, i) => {
    const pillars = SEXAGENARY.slice(i * 10, i * 10 + 10)
    expect(pillars[0]?.text).toBe(name)
    const voids = voidBranches(pillars[0] as Pillar)
    expect(new Set([...pillars.map(({ branch }) => branch), ...voids])).toEqual(new Set(BRANCHES))
    for (const seen of pillars) for (const { branch } of pillars) expect(isVoid(branch, seen)).toBe(false)
  })
})
