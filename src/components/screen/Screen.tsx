import { View } from '@tarojs/components'
import type { PropsWithChildren } from 'react'
import { useStore } from 'zustand'
import type { WordGroup } from '../../platform/words/contract'
import { preferences } from '../../stores/preferences'
import { hasWords } from '../../stores/word-tables'
import { useWords } from '../../i18n/use-words'
import type { WordKey } from '../../i18n/word-key'
import { Loaded } from '../loaded/Loaded'
import { Titled } from './Titled'
import styles from './Screen.module.scss'

export type ScreenProps = PropsWithChildren<{
  readonly title: WordKey
  /** The words this page speaks beside those of the shell. */
  readonly words: WordGroup
  readonly first?: boolean
}>

/** The frame of every page: theme, language and text size on its root, the bar, and the words before anything else. */
export function Screen({ title, words, first = false, children }: ScreenProps) {
  const { locale, textSize, theme } = useStore(preferences)
  const loading = useWords(words)
  return (
    <View
      className={`zy zy-${locale.toLowerCase()} zy-text-${textSize} zy-${theme} ${styles.screen}`}
      {...{ lang: locale }}
    >
      {hasWords('shell', locale) ? (
        <Titled title={title} first={first}>
          <Loaded from={loading}>{() => children}</Loaded>
        </Titled>
      ) : (
        <Loaded from={loading}>{() => null}</Loaded>
      )}
    </View>
  )
}
