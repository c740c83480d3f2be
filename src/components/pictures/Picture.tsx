import { Text, View } from '@tarojs/components'
import type { PropsWithChildren } from 'react'
import { Drawing } from '../../platform/drawing'
import { svgAddress } from '../theme/svg'
import { svgSize } from './picture-svg'
import styles from './Picture.module.scss'

export interface PictureWords {
  /** All that the picture says, for those who do not see it. */
  readonly label: string
  /** How to read it, in one line under it. */
  readonly caption?: string
  /** The same as the picture, line by line, for everyone; the label is best short then. */
  readonly lines?: readonly string[]
}

export type PictureProps = PropsWithChildren<
  PictureWords & {
    readonly svg: string
    /** The same for the wide frame from 1000 px, when more fits in there. */
    readonly wide?: string
    /** How wide it may become. */
    readonly frame: 'card' | 'ring100' | 'ring125' | 'ring150' | 'dial100' | 'dial125' | 'dial150'
  }
>

/** A computed drawing with its text equivalent. Children stand between the two. */
export function Picture({ svg, wide, frame, label, caption, lines = [], children }: PictureProps) {
  return (
    <View className={styles.picture}>
      <View
        className={`${styles[frame]} ${wide === undefined ? '' : styles.unbound}`}
        ariaLabel={label}
        {...{ role: 'img', 'aria-label': label }}
      >
        <Sheet svg={svg} shown={wide === undefined ? 'always' : 'narrow'} />
        {wide !== undefined && <Sheet svg={wide} shown="wide" />}
      </View>
      {children}
      {caption !== undefined && <Text className={styles.caption}>{caption}</Text>}
      {lines.length > 0 && (
        <View className={styles.lines}>
          {lines.map((line, i) => (
            <Text key={i} className={styles.line}>
              {line}
            </Text>
          ))}
        </View>
      )}
    </View>
  )
}

/** Keeps its shape at any width: padding in per cent is the one way that all three platforms know. */
function Sheet({ svg, shown }: { readonly svg: string; readonly shown: 'always' | 'narrow' | 'wide' }) {
  const { width, height } = svgSize(svg)
  return (
    <View className={styles[shown]}>
      <View className={styles.sheet} style={{ paddingTop: `${(height / width) * 100}%` }}>
        <Drawing className={styles.drawing} src={svgAddress(svg)} />
      </View>
    </View>
  )
}
