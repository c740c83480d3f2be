// Finding a Chinese division among the towns of GeoNames, which writes names in pinyin and prefectures by their code.
import { fold } from '../../../src/core/places/fold'
import type { ChineseNames } from './chinese'
import { stemOf } from './county-names'
import type { Town } from './geonames'

export interface Spot {
  readonly longitude: number
  readonly latitude: number
}

export interface Gazetteer {
  /**
   * The town called `seat` when one is given, else the town called like the division itself, within its prefecture (its
   * province where GeoNames has no prefecture). null when there is none.
   * @throws Error when a seat is given and not exactly one town bears it
   */
  find(code: string, seat: string | null, name: string): Spot | null
}

/** GeoNames' first level by the first two digits of GB/T 2260. */
const PROVINCE: Readonly<Record<string, string>> = {
  '11': '22', '12': '28', '13': '10', '14': '24', '15': '20', '21': '19', '22': '05', '23': '08', '31': '23', '32': '04',
  '33': '02', '34': '01', '35': '07', '36': '03', '37': '25', '41': '09', '42': '12', '43': '11', '44': '30', '45': '16',
  '46': '31', '50': '33', '51': '32', '52': '18', '53': '29', '54': '14', '61': '26', '62': '15', '63': '06', '64': '21',
  '65': '13',
} // prettier-ignore
const KIND = /(chengguanzhen|chengxiangzhen|chengqu|county|city)$/
/** A prefecture in GeoNames has the four digits; districts of municipalities and the like have other codes. */
const PREFECTURE = /^\d{4}$/

export function openGazetteer(towns: readonly Town[], chinese: ChineseNames): Gazetteer {
  const byProvince = new Map<string, Town[]>()
  for (const town of towns) {
    if (town.country !== 'CN') continue
    const list = byProvince.get(town.admin1)
    if (list) list.push(town)
    else byProvince.set(town.admin1, [town])
  }
  return {
    find(code, seat, name) {
      const all = byProvince.get(PROVINCE[code.slice(0, 2)] ?? '') ?? []
      const here = all.filter((town) => town.admin2 === code.slice(0, 4))
      // 阿拉尔 lies under the region itself for us, in 阿克苏 for GeoNames.
      const elsewhere = here.length === 0 ? all : all.filter((town) => !PREFECTURE.test(town.admin2))
      if (seat !== null) {
        const called = (town: Town): boolean => town.name === seat
        const found = here.some(called) ? here.filter(called) : elsewhere.filter(called)
        if (found.length !== 1) throw new Error(`gazetteer: ${found.length} towns called ${seat} for ${code} ${name}`)
        return found[0] ?? null
      }
      const spellings = spellingsOf(chinese, name)
      const called = (town: Town): boolean => spellings.has(fold(town.name).replace(KIND, ''))
      return here.find(called) ?? elsewhere.find(called) ?? null
    },
  }
}

/** `['anxi', 'anxixian', …]` for 安溪县. */
function spellingsOf(chinese: ChineseNames, name: string): Set<string> {
  const [stem, whole] = [stemOf(name), name].map((part) => chinese.syllables(part).join('').replace(/v/g, 'u'))
  return new Set([stem ?? '', whole ?? '', `${stem}shi`, `${stem}qu`, `${stem}xian`, `${stem}zhen`])
}
