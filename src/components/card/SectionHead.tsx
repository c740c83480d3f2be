import { Text, View } from '@tarojs/components'
import { Drawing } from '../../platform/drawing'
import type { PropsWithChildren } from 'react'
import { svgAddress } from '../theme/svg'
import { usePalette } from '../theme/use-palette'
import styles from './SectionHead.module.scss'

/** 鱼尾: the fishtail in the fold of a block-printed page; here a section begins. */
const fishtail = (colour: string): string =>
  svgAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 16"><path d="M0 0h10v7L5 3.5 0 7zM0 9l5 3.5L10 9v2.5L5 15l-5-3.5z" fill="${colour}"/></svg>`,
  )

/** @param children what stands at the right: an action or a short note */
export function SectionHead({ title, children }: PropsWithChildren<{ readonly title: string }>) {
  const { primary } = usePalette()
  return (
    <View className={styles.head}>
      <Drawing className={styles.fish} src={fishtail(primary)} />
      <Text className={styles.title} {...{ role: 'heading', 'aria-level': 2 }}>
        {title}
      </Text>
      {children !== undefined && <View className={styles.more}>{children}</View>}
    </View>
  )
}
