import { elementRing, type ElementRingData } from './element-ring'
import { Picture, type PictureWords } from './Picture'
import { usePictureStyle } from './use-picture-style'

/** 五行环, as counts of characters or as shares of the weighted whole. */
export function ElementRing({ data, ...words }: PictureWords & { readonly data: ElementRingData }) {
  const style = usePictureStyle()
  return <Picture {...words} svg={elementRing(data, style)} frame={`ring${style.textSize}`} />
}
