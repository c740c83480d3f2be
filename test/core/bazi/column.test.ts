import { hiddenStems } from '../../../src/core/bazi/hidden-stems'
import { columnOf } from '../../../src/core/bazi/column'
import { nayin } from '../../../src/core/bazi/nayin'
import { SEXAGENARY } from '../../../src/core/bazi/pillar'
import { STEMS } from '../../../src/core/bazi/stems-branches'
import { tenGod } from '../../../src/core/bazi/ten-gods'

test('a column is the pillar as the day master sees it, one frozen object for each pair', () => {
  for (const dayMaster of STEMS) {
    for (const pillar of SEXAGENARY) {
      const column = columnOf(dayMaster, pillar)
      expect(column).toEqual({
        pillar,
        god: tenGod(dayMaster, pillar.stem),
        hidden: hiddenStems(pillar.branch).map((held) => ({ ...held, god: tenGod(dayMaster, held.stem) })),
        nayin: nayin(pillar),
      })
      expect(columnOf(dayMaster, pillar)).toBe(column)
      expect([column, column.hidden, ...column.hidden].every(Object.isFrozen)).toBe(true)
    }
  }
})
