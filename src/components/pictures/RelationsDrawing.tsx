import { Text, View } from '@tarojs/components'
import { Picture, type PictureWords } from './Picture'
import { relationsDrawing, type RelationsDrawingData } from './relations-drawing'
import { usePictureStyle } from './use-picture-style'
import styles from './RelationsDrawing.module.scss'

export interface RelationsDrawingProps<Label extends string> extends PictureWords {
  readonly data: RelationsDrawingData<Label>
  /** Short words above the columns, where they stand apart from the table that names them. */
  readonly heads?: readonly string[]
}

/** 合冲刑害 of the columns; what they are in words stands in the chips below it. */
export function RelationsDrawing<Label extends string>({ data, heads = [], ...words }: RelationsDrawingProps<Label>) {
  return (
    <View className={styles.relations}>
      {heads.length > 0 && (
        <View className={styles.heads} {...{ 'aria-hidden': true }}>
          {heads.map((head, i) => (
            <Text key={i} className={styles.head}>
              {head}
            </Text>
          ))}
        </View>
      )}
      <Picture {...words} svg={relationsDrawing(data, usePictureStyle())} frame="card" />
    </View>
  )
}
