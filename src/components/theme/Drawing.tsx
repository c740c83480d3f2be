import { Image } from '@tarojs/components'

/** A picture beside words that say the same: screen readers pass it over. */
export function Drawing({ className, src }: { readonly className: string | undefined; readonly src: string }) {
  return <Image className={className} src={src} {...{ 'aria-hidden': true }} />
}
