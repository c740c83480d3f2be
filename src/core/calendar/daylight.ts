import type { Instant } from './instant'

/** Sunrise and sunset on the true solar clock, in seconds since its midnight; they lie evenly about noon. */
export type Daylight =
  | { readonly kind: 'daily'; readonly sunrise: number; readonly sunset: number }
  /** The sun does not set, or does not rise, at this declination. */
  | { readonly kind: 'polar-day' }
  | { readonly kind: 'polar-night' }

const J2000 = 946_728_000
const SECONDS_PER_JULIAN_CENTURY = 36_525 * 86_400
const DEGREES = Math.PI / 180
const SECONDS_PER_DEGREE = 240
const NOON = 43_200
/** Degrees: 34′ of refraction at the horizon and 16′ of the sun's own radius. */
const STANDARD_ALTITUDE = -0.833

/**
 * When the upper edge of the sun stands on a level horizon, with the declination it has at `at`. At sea level and in
 * average air; within a minute of the almanac where the sun rises steeply, up to 60° of latitude.
 *
 * @param latitude degrees, north positive
 * @throws RangeError when the latitude is none
 * @source cal-1 (chapters 15 and 25)
 */
export function daylight(at: Instant, latitude: number): Daylight {
  if (!(Math.abs(latitude) <= 90)) throw new RangeError(`daylight: expected a latitude of −90 … 90, got ${latitude}`)
  const phi = latitude * DEGREES
  const delta = declination(at) * DEGREES
  const rise = Math.sin(STANDARD_ALTITUDE * DEGREES) - Math.sin(phi) * Math.sin(delta)
  const swing = Math.cos(phi) * Math.cos(delta)
  if (rise <= -swing) return { kind: 'polar-day' }
  if (rise >= swing) return { kind: 'polar-night' }
  const half = (Math.acos(rise / swing) / DEGREES) * SECONDS_PER_DEGREE
  return { kind: 'daily', sunrise: NOON - half, sunset: NOON + half }
}

/** Degrees of the sun north of the equator; to 0.01°, for which Universal Time does as well as Terrestrial. */
function declination(at: Instant): number {
  const t = (at - J2000) / SECONDS_PER_JULIAN_CENTURY
  const anomaly = (357.52911 + 35_999.05029 * t) * DEGREES
  const centre = 1.914602 * Math.sin(anomaly) + 0.019993 * Math.sin(2 * anomaly) + 0.000289 * Math.sin(3 * anomaly)
  const nutation = -0.00478 * Math.sin((125.04 - 1934.136 * t) * DEGREES)
  const longitude = (280.46646 + 36_000.76983 * t + centre - 0.00569 + nutation) * DEGREES
  const obliquity = (23.439291 - 0.0130042 * t) * DEGREES
  return Math.asin(Math.sin(obliquity) * Math.sin(longitude)) / DEGREES
}
