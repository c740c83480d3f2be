import { pillarAt, type Pillar } from './pillar'

/**
 * 小运 (行年): one step from the hour pillar for every year of nominal age, so that the first year (虚岁 1) is the
 * pillar beside the hour pillar and not the hour pillar itself. It runs beside the major cycles all life long, in
 * their direction, and alone before the first of them.
 *
 * Schools: this is 醉醒子's rule, which the source calls tried and true; the older one it also gives (men from 丙寅
 * onward, women from 壬申 backward, whatever the chart) is not offered.
 *
 * @param age nominal, 1 in the year of birth
 * @throws RangeError for an age that is no whole number from 1
 * @source luck-4
 */
export function minorLuck(hour: Pillar, forward: boolean, age: number): Pillar {
  if (!Number.isInteger(age) || age < 1) throw new RangeError(`minorLuck: expected a nominal age from 1, got ${age}`)
  return pillarAt(hour.index + (forward ? age : -age))
}
