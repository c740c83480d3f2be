// What two spellings of a name have in common: no case, no accents, no spaces or signs, no full-width letters.
// By table, because not every mini-program has String.prototype.normalize.

const LETTERS: Readonly<Record<string, string>> = {
  a: 'àáâãäåāăąǎảạấầẩẫậắằẳẵặ',
  b: 'ḃ',
  c: 'çćĉċč',
  d: 'ďđðḍḑ',
  e: 'èéêëēĕėęěẹẻẽếềểễệəǝ',
  f: 'ƒ',
  g: 'ĝğġģǧ',
  h: 'ĥħḥḩẖ',
  i: 'ìíîïĩīĭįıǐỉị',
  j: 'ĵ',
  k: 'ķĸ',
  l: 'ĺļľŀł',
  n: 'ñńņňŋǹ',
  o: 'òóôõöøōŏőơǒọỏốồổỗộớờởỡợ',
  r: 'ŕŗř',
  s: 'śŝşšșṣ',
  t: 'ţťŧțṭ',
  u: 'ùúûüũūŭůűųưǔǖǘǚǜụủứừửữự',
  w: 'ŵ',
  y: 'ýÿŷỳỵỷỹ',
  z: 'źżžẕ',
  ae: 'æ',
  oe: 'œ',
  ss: 'ß',
  th: 'þ',
}
/** Dropped: whatever separates or decorates letters, and combining accents. */
const SIGNS =
  ' \t\u00a0\u3000-‐‑–—\'’‘ʻʼ`´".,;:/()[]·・•、，。（）\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030c\u0327\u0328\u0331'

const FOLDED = new Map<string, string>()
for (const base of Object.keys(LETTERS)) for (const letter of LETTERS[base] ?? '') FOLDED.set(letter, base)
for (const sign of SIGNS) FOLDED.set(sign, '')
/** ！ to ～ are ! to ~ moved up by this much. */
const FULL_WIDTH = 0xfee0

/** `'São Paulo'` → `'saopaulo'`, `"Xi'an"` → `'xian'`, `'Lüliang'` → `'luliang'`, `'ＵＳＡ'` → `'usa'`; `'成都'` stays. */
export function fold(text: string): string {
  let folded = ''
  for (const character of text.toLowerCase()) {
    const plain = halfWidth(character)
    folded += FOLDED.get(plain) ?? plain
  }
  return folded
}

function halfWidth(character: string): string {
  const code = character.charCodeAt(0)
  return code > 0xff00 && code < 0xff5f ? String.fromCharCode(code - FULL_WIDTH).toLowerCase() : character
}
