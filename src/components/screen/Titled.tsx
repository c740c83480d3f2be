import { View } from '@tarojs/components'
import { useEffect, type PropsWithChildren } from 'react'
import { navigation } from '../../platform/navigation'
import { useT } from '../../i18n/use-t'
import type { WordKey } from '../../i18n/word-key'
import { NavBar } from './NavBar'
import styles from './Screen.module.scss'

export type TitledProps = PropsWithChildren<{ readonly title: WordKey; readonly first: boolean }>

/** The bar with the page's title, which the platform shows too, above the page's body. */
export function Titled({ title, first, children }: TitledProps) {
  const text = useT()(title)
  useEffect(() => navigation.showTitle(text), [text])
  return (
    <>
      <NavBar title={text} first={first} />
      <View className={styles.body}>{children}</View>
    </>
  )
}
