import { View } from '@tarojs/components'
import type { PropsWithChildren } from 'react'
import styles from './Pressable.module.scss'

export type PressableProps = PropsWithChildren<{
  readonly className?: string
  readonly id?: string
  /** For a control that shows no words of its own. */
  readonly label?: string
  readonly role?: 'button' | 'radio' | 'checkbox' | 'link' | 'option'
  readonly chosen?: boolean
  readonly onPress: () => void
}>

/** Anything one taps: reachable by keyboard on H5, named for a screen reader on all platforms. */
export function Pressable({ className = '', id, label, role = 'button', chosen, onPress, children }: PressableProps) {
  const onKey = (event: { key?: string; preventDefault?: () => void }): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault?.()
    onPress()
  }
  const state = chosen === undefined ? {} : role === 'button' ? { 'aria-pressed': chosen } : { 'aria-checked': chosen }
  const web = { role, tabIndex: 0, onKeyDown: onKey, 'aria-label': label, ...state }
  return (
    <View
      id={id}
      className={`${styles.press} ${className}`}
      hoverClass={styles.pressed}
      ariaRole={role}
      ariaLabel={label}
      onClick={onPress}
      {...web}
    >
      {children}
    </View>
  )
}
