import type { DrawingProps } from './contract'

/** A picture beside words that say the same: screen readers pass it over. */
export const Drawing = ({ className, src }: DrawingProps) => <img className={className} src={src} alt="" />
