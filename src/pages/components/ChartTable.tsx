import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Gender } from '../../core/bazi/birth-request'
import type { Chart, ChartColumn } from '../../core/bazi/chart'
import { branchElement, stemElement, type Element } from '../../core/bazi/elements'
import { POSITIONS, type Position } from '../../core/bazi/four-pillars'
import { Card } from '../../components/card/Card'
import { SectionHead } from '../../components/card/SectionHead'
import { ElementName } from '../../components/element/ElementName'
import { ELEMENT_TOKENS } from '../../components/element/marks'
import type { Translate } from '../../i18n/translator'
import { useT } from '../../i18n/use-t'
import styles from './ChartTable.module.scss'

/** The four pillars as a ruled table: one column a pillar, the day marked. */
export function ChartTable({ chart, gender }: { readonly chart: Chart; readonly gender: Gender | null }) {
  const t = useT()
  const self = gender === null ? t('chart.dayMaster') : t(`chart.self.${gender}`)
  return (
    <Card flush>
      <View className={styles.head}>
        <SectionHead title={t('main.viewer.chart')} />
      </View>
      <View className={styles.table} {...{ role: 'table', 'aria-label': t('main.viewer.chart') }}>
        <Row words="" chart={chart} cell={(_, position) => <Text>{t(`pillar.${position}`)}</Text>} />
        <Row
          words={t('chart.mainStar')}
          chart={chart}
          cell={({ god }) => <Text>{god === null ? self : t(`tenGodShort.${god}`)}</Text>}
        />
        <Row
          words={t('chart.stem')}
          chart={chart}
          cell={({ pillar }) => (
            <Sign text={pillar.stem} reading={t(`stem.${pillar.stem}`)} element={stemElement(pillar.stem)} />
          )}
        />
        <Row
          words={t('chart.branch')}
          chart={chart}
          cell={({ pillar }) => (
            <Sign text={pillar.branch} reading={t(`branch.${pillar.branch}`)} element={branchElement(pillar.branch)} />
          )}
        />
        <Row words={t('chart.hidden')} chart={chart} cell={(column) => <HiddenStems column={column} t={t} />} />
        <Row words={t('chart.nayin')} chart={chart} cell={(column) => <Text>{t(`nayin.${column.nayin}`)}</Text>} />
      </View>
    </Card>
  )
}

interface RowProps {
  readonly words: string
  readonly chart: Chart
  readonly cell: (column: ChartColumn, position: Position) => ReactNode
}

function Row({ words, chart, cell }: RowProps) {
  return (
    <View className={styles.row} {...{ role: 'row' }}>
      <View className={styles.label} {...{ role: 'rowheader' }}>
        {words}
      </View>
      {POSITIONS.map((position) => (
        <View
          key={position}
          className={`${styles.cell} ${position === 'day' ? styles.self : ''}`}
          {...{ role: words === '' ? 'columnheader' : 'cell' }}
        >
          {cell(chart.columns[position], position)}
        </View>
      ))}
    </View>
  )
}

/** A stem or branch with its element; its reading where the language does not read the character itself. */
function Sign({
  text,
  reading,
  element,
}: {
  readonly text: string
  readonly reading: string
  readonly element: Element
}) {
  return (
    <>
      <Text className={`${styles.sign} ${styles[ELEMENT_TOKENS[element]]}`}>{text}</Text>
      {reading !== text && <Text className={styles.reading}>{reading}</Text>}
      <View className={styles.element}>
        <ElementName element={element} />
      </View>
    </>
  )
}

function HiddenStems({ column, t }: { readonly column: ChartColumn; readonly t: Translate }) {
  return (
    <>
      {column.hidden.map(({ stem, god }) => (
        <View key={stem} className={styles.hidden}>
          <Text className={`${styles.stem} ${styles[ELEMENT_TOKENS[stemElement(stem)]]}`}>{stem}</Text>
          <Text>{t(`tenGodShort.${god}`)}</Text>
        </View>
      ))}
    </>
  )
}
