import { Image } from '@tarojs/components'
import type { DrawingProps } from './contract'

/** A picture beside words that say the same: screen readers pass it over. */
export const Drawing = ({ className, src }: DrawingProps) => (
  <Image className={className} src={src} {...{ 'aria-hidden': true }} />
)
