// Pinyin in hangul, by the official table for modern Chinese names: 베이징, 청두, 우루무치.
// @source 외래어 표기법 (국립국어원), 표 5 중국어의 주음 부호와 한글 대조표, 제3장 제7절

/** Initials by pinyin, as the number of the hangul initial; the longer are tried first. */
const INITIALS: readonly (readonly [string, number])[] = [
  ['zh', 12],
  ['ch', 14],
  ['sh', 9],
  ['b', 7],
  ['p', 17],
  ['m', 6],
  ['f', 17],
  ['d', 3],
  ['t', 16],
  ['n', 2],
  ['l', 5],
  ['g', 0],
  ['k', 15],
  ['h', 18],
  ['j', 12],
  ['q', 14],
  ['x', 9],
  ['r', 5],
  ['z', 13],
  ['c', 14],
  ['s', 10],
]
// prettier-ignore
const FINALS: Readonly<Record<string, string>> = {
  a: '아', o: '오', e: '어', ai: '아이', ei: '에이', ao: '아오', ou: '어우', an: '안', en: '언', ang: '앙', eng: '엉',
  er: '얼', i: '이', ia: '야', ie: '예', iao: '야오', iu: '유', ian: '옌', in: '인', iang: '양', ing: '잉', u: '우',
  ua: '와', uo: '워', uai: '와이', ui: '우이', uan: '완', un: '운', uang: '왕', ong: '웅', v: '위', ve: '웨',
  van: '위안', vn: '윈', iong: '융',
}
// Without an initial, ㅜ and ㅟ sounds are written with y and w.
// prettier-ignore
const STANDALONE: Readonly<Record<string, string>> = {
  yi: '이', ya: '야', ye: '예', yao: '야오', you: '유', yan: '옌', yin: '인', yang: '양', ying: '잉', wu: '우', wa: '와',
  wo: '워', wai: '와이', wei: '웨이', wan: '완', wen: '원', wang: '왕', weng: '웡', yu: '위', yue: '웨', yuan: '위안',
  yun: '윈', yong: '융',
}
const BUZZED: Readonly<Record<string, string>> = { zh: '즈', ch: '츠', sh: '스', r: '르', z: '쯔', c: '츠', s: '쓰' }

const FIRST_SYLLABLE = 0xac00
const SYLLABLES_PER_INITIAL = 588
const SYLLABLES_PER_VOWEL = 28
/** ㅑ ㅖ ㅛ ㅠ after ㅈ ㅉ ㅊ are written ㅏ ㅔ ㅗ ㅜ. */
const PLAIN_VOWEL: Readonly<Record<number, number>> = { 2: 0, 7: 5, 12: 8, 17: 13 }
const NO_GLIDE = new Set([12, 13, 14])

/** @param syllables pinyin without tones, ü as v: `['cheng', 'du']` → `청두`. @throws RangeError on no such syllable */
export const hangulOfPinyin = (syllables: readonly string[]): string => syllables.map(hangulOf).join('')

function hangulOf(syllable: string): string {
  const standalone = STANDALONE[syllable] ?? (/^[aoe]/.test(syllable) ? FINALS[syllable] : undefined)
  if (standalone !== undefined) return standalone
  const found = INITIALS.find(([initial]) => syllable.startsWith(initial))
  if (!found) throw new RangeError(`hangulOfPinyin: no syllable ${syllable}`)
  const [initial, number] = found
  const written = syllable.slice(initial.length)
  const buzzed = written === 'i' ? BUZZED[initial] : undefined
  if (buzzed !== undefined) return buzzed
  const final = FINALS[/^[jqx]$/.test(initial) ? written.replace(/^u/, 'v') : written]
  if (final === undefined) throw new RangeError(`hangulOfPinyin: no syllable ${syllable}`)
  return withInitial(final, number)
}

function withInitial(final: string, initial: number): string {
  const code = final.charCodeAt(0) - FIRST_SYLLABLE
  const vowel = Math.floor(code / SYLLABLES_PER_VOWEL) % 21
  const coda = code % SYLLABLES_PER_VOWEL
  const spoken = NO_GLIDE.has(initial) ? (PLAIN_VOWEL[vowel] ?? vowel) : vowel
  const syllable = FIRST_SYLLABLE + initial * SYLLABLES_PER_INITIAL + spoken * SYLLABLES_PER_VOWEL + coda
  return String.fromCharCode(syllable) + final.slice(1)
}
