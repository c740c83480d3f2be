import { fold } from '../../../src/core/places/fold'
import { regionLine } from '../../../src/core/places/place'
import type { PlaceTable } from '../../../src/core/places/place-table'
import { findPlace, openPlaces, searchPlaces } from '../../../src/core/places/search'
import { buildPack } from '../../../tools/packs/pack'
import { citiesPack, placesPack } from '../../../tools/packs/places/pack'

const small = openPlaces(JSON.parse(buildPack(citiesPack).body) as PlaceTable)
const full = openPlaces(JSON.parse(buildPack(placesPack).body) as PlaceTable)
const ids = (text: string, places = small): string[] => searchPlaces(places, text, 5).map(({ id }) => id)

test.each([
  ['São Paulo', 'saopaulo'],
  ["Xi'an", 'xian'],
  ['Lüliang', 'luliang'],
  ['İzmir', 'izmir'],
  ['Łódź', 'lodz'],
  ['Thừa Thiên Huế', 'thuathienhue'],
  ['ＵＳＡ', 'usa'],
  ['成都', '成都'],
  ['ホーチミン', 'ホーチミン'],
])('%s folds to %s', (text, folded) => expect(fold(text)).toBe(folded))

describe('the small pack', () => {
  test.each([
    '成都',
    '成都市',
    '四川成都',
    '四川 成都',
    '四川省成都市',
    '中国四川成都',
    '四川，成都',
    'chengdu',
    'cheng du',
    'CHENGDU',
    'Chengdu, Sichuan',
    'Chengdu Sichuan China',
    '청두',
  ])('%s finds 成都 first', (text) => expect(ids(text)[0]).toBe('cn510100'))

  test.each([
    ['广州', 'cn440100'],
    ['廣州', 'cn440100'],
    ['広州', 'cn440100'],
    ['광저우', 'cn440100'],
    ['lüliang', 'cn141100'],
    ['lvliang', 'cn141100'],
    ['luliang', 'cn141100'],
    ['haerbin', 'cn230100'],
    ['Harbin', 'cn230100'],
    ['ハルビン', 'cn230100'],
    ["xi'an", 'cn610100'],
    ['厦门', 'cn350200'],
    ['xiamen', 'cn350200'],
    ['重庆', 'cn500000'],
    ['chongqing', 'cn500000'],
    ['延吉', 'cn222400'],
    ['臺北', 'gn1668341'],
    ['台北', 'gn1668341'],
    ['香港', 'gn1819729'],
    ['東京', 'gn1850147'],
    ['東京都', 'gn1850147'],
    ['日本 东京', 'gn1850147'],
    ['서울', 'gn1835848'],
    ['汉城', 'gn1835848'],
    ['纽约', 'gn5128581'],
    ['紐約', 'gn5128581'],
    ['new york, united states', 'gn5128581'],
    ['sao paulo', 'gn3448439'],
    ['Zürich', 'gn2657896'],
    ['雪梨', 'gn2147714'],
    ['悉尼', 'gn2147714'],
  ])('%s finds %s first', (text, id) => expect(ids(text)[0]).toBe(id))

  test('a beginning finds the most populous first', () => expect(ids('北')[0]).toBe('cn110000'))
  test('a name comes before longer ones', () => expect(ids('xian')[0]).toBe('cn610100'))
  test('two cities of one spelling come by population', () =>
    expect(ids('suzhou').slice(0, 2)).toEqual(['cn320500', 'cn341300']))
  test('no more than asked for', () => expect(searchPlaces(small, 's', 3)).toHaveLength(3))
  test.each(['', '  ', '-', 'xyzzy', 'Москва'])('%p finds nothing', (text) => expect(ids(text)).toEqual([]))
  test('a district of a city that is not in the table is not taken for a city of its name', () => {
    expect(ids('北京市朝阳区')).toEqual([])
    expect(findPlace(small, '朝阳区')).toMatchObject({ ok: false, error: { code: 'place/unknown' } })
  })
})

describe('the full pack', () => {
  test.each([
    ['四川省成都市武侯区', 'cn510107'],
    ['成都武侯', 'cn510107'],
    ['北京市朝阳区', 'cn110105'],
    ['重庆万州', 'cn500101'],
    ['广西壮族自治区南宁市', 'cn450100'],
    ['天祝县', 'cn620623'],
    ['天祝藏族自治县', 'cn620623'],
    ['积石山', 'cn622927'],
    ['都江堰', 'cn510181'],
    ['泌阳', 'cn411726'],
    ['biyang', 'cn411726'],
    ['tanchang', 'cn621223'],
    ['Vancouver', 'gn6173331'],
  ])('%s finds %s first', (text, id) => expect(ids(text, full)[0]).toBe(id))

  test('a search takes less than 5 ms', () => {
    const texts = ['s', 'c', '成', '北京市朝阳区', 'san', 'new york, united states', '四川省成都市武侯区', 'a', '신']
    for (const text of texts) searchPlaces(full, text, 10)
    const started = performance.now()
    for (let round = 0; round < 10; round++) for (const text of texts) searchPlaces(full, text, 10)
    expect((performance.now() - started) / (10 * texts.length)).toBeLessThan(5)
  })
})

describe('one place by its name', () => {
  const found = (text: string, places = full): string => {
    const result = findPlace(places, text)
    return result.ok ? result.value.id : result.error.code
  }

  test.each([
    ['成都', 'cn510100'],
    ['成都市', 'cn510100'],
    ['Chengdu', 'cn510100'],
    ['四川成都', 'cn510100'],
    ['Suzhou, Jiangsu', 'cn320500'],
    ['安徽宿州', 'cn341300'],
    ['朝阳', 'cn211300'],
    ['北京朝阳', 'cn110105'],
    ['武侯', 'cn510107'],
    ['大理', 'cn532900'],
    ['Paris', 'gn2988507'],
    ['London', 'gn2643743'],
    ['London, Ontario', 'gn6058560'],
    ['Hyderabad, Pakistan', 'gn1176734'],
    ['東京', 'gn1850147'],
    ['ニューヨーク', 'gn5128581'],
    ['台北', 'gn1668341'],
  ])('%s is %s', (text, id) => expect(found(text)).toBe(id))

  test.each(['Suzhou', 'Taizhou', 'Fuzhou', '朝阳区', '鼓楼区', 'Hyderabad', 'Valencia'])('%s may be several', (text) =>
    expect(found(text)).toBe('place/ambiguous'),
  )
  test.each(['成', 'Chengd', 'xyzzy', ''])('%p is nobody: a beginning is not a name', (text) =>
    expect(found(text)).toBe('place/unknown'),
  )
  test('says what there is to choose from', () => {
    expect(findPlace(small, 'suzhou')).toEqual({
      ok: false,
      error: {
        code: 'place/ambiguous',
        params: { text: 'suzhou', count: 2, options: 'Suzhou (Jiangsu); Suzhou (Anhui)' },
      },
    })
    expect(findPlace(full, '朝阳区')).toMatchObject({
      error: { params: { options: '朝阳区（北京）; 朝阳区（长春）' } },
    })
  })
})

describe('a place', () => {
  test('has names, surroundings, a country and a clock', () => {
    expect(full.byId('cn510107')).toMatchObject({
      names: { 'zh-Hans': '武侯区', 'zh-Hant': '武侯區', en: 'Wuhou District', ja: '武侯区', ko: '우허우구' },
      regions: [{ 'zh-Hant': '成都' }, { ja: '四川', ko: '쓰촨' }],
      country: { code: 'CN' },
      zone: 'Asia/Shanghai',
    })
    expect(small.byId('cn230100')?.names).toEqual({
      'zh-Hans': '哈尔滨',
      'zh-Hant': '哈爾濱',
      en: 'Harbin',
      ja: 'ハルビン',
      ko: '하얼빈',
    })
    expect(small.byId('cn000000')).toBeNull()
  })
  test('without a name in a language has another', () => {
    expect(searchPlaces(full, 'Brooklyn', 1)[0]?.names).toEqual({
      'zh-Hans': 'Brooklyn',
      'zh-Hant': 'Brooklyn',
      en: 'Brooklyn',
      ja: 'Brooklyn',
      ko: 'Brooklyn',
    })
  })
  test.each([
    ['cn510100', 'zh-Hans', '四川'],
    ['cn510100', 'en', 'Sichuan, China'],
    ['cn510107', 'zh-Hant', '四川 成都'],
    ['cn510107', 'en', 'Chengdu, Sichuan, China'],
    ['cn510107', 'ko', '중국 쓰촨 청두'],
    ['cn310000', 'zh-Hans', '中国'],
    ['gn1850147', 'ja', '日本'],
    ['gn1880252', 'en', ''],
  ] as const)('%s lies in (%s) %s', (id, locale, line) => {
    const place = full.byId(id)
    expect(place && regionLine(place, locale)).toBe(line)
  })
})
