import { Text } from '@tarojs/components'
import { useT } from '../../i18n/use-t'
import styles from './Disclaimer.module.scss'

/** Stands at the foot of every page that tells a fortune. */
export function Disclaimer() {
  return <Text className={styles.foot}>{useT()('common.disclaimer')}</Text>
}
