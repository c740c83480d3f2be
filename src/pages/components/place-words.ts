import { offsetName } from '../../core/calendar/birth-clock'
import { regionLine, type Place } from '../../core/places/place'
import type { Locale } from '../../core/shared/locale'

/** `四川 成都`, `Chengdu, Sichuan, China`: with what is around it, in the order of the language. */
export function placeName(place: Place, locale: Locale): string {
  const name = place.names[locale]
  const around = regionLine(place, locale)
  if (around === '') return name
  return locale === 'en' ? `${name}, ${around}` : `${around} ${name}`
}

/** `104.07°E  30.67°N  UTC+08:00`; without an offset the zone's name. */
export function placeFacts(place: Place, offset: number | null): string {
  const clock = offset === null ? place.zone : `UTC${offsetName(offset)}`
  return `${degrees(place.longitude, 'E', 'W')}  ${degrees(place.latitude, 'N', 'S')}  ${clock}`
}

/** `104.07°E` */
export const degrees = (value: number, plus: string, minus: string): string =>
  `${Math.abs(value).toFixed(2)}°${value < 0 ? minus : plus}`
