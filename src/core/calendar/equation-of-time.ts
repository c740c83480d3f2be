import type { Instant } from './instant'

const SECONDS_PER_JULIAN_CENTURY = 36_525 * 86_400
/** 2000-01-01T12:00:00 as Unix seconds. */
const J2000 = 946_728_000
/**
 * TT − UT in seconds, one value for all years: over 1850–2250 the true figure stays within 200 s of it,
 * in which the equation of time moves by less than 0.07 s.
 */
const DELTA_T = 60
const DEGREES = Math.PI / 180
const SECONDS_PER_DEGREE = 240

/**
 * Apparent solar time less mean solar time, in seconds: what a sundial is ahead of an even clock (−870 … +994).
 * Low-order Sun with nutation; measured error rms 0.7 s, at most 2.3 s over 1876–2176.
 *
 * @source cal-1
 */
export function equationOfTime(at: Instant): number {
  const t = (at + DELTA_T - J2000) / SECONDS_PER_JULIAN_CENTURY
  const meanLongitude = meanSolarLongitude(t)
  const obliquityAndNutation = nutation(t, meanLongitude)
  const longitude = apparentLongitude(t, meanLongitude, obliquityAndNutation.longitude) * DEGREES
  const obliquity = obliquityAndNutation.obliquity * DEGREES
  const rightAscension = Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude)) / DEGREES
  const degrees = meanLongitude - 0.0057183 - rightAscension + obliquityAndNutation.longitude * Math.cos(obliquity)
  return (degrees - 360 * Math.round(degrees / 360)) * SECONDS_PER_DEGREE
}

/** Degrees, mean equinox of date; `t` in Julian centuries TT from J2000 (eq. 28.2). */
function meanSolarLongitude(t: number): number {
  const u = t / 10 // millennia
  return 280.4664567 + u * (360_007.6982779 + u * (0.03032028 + u * (1 / 49_931 - u * (1 / 15_300 + u / 2_000_000))))
}

/** Degrees: true longitude from the equation of the centre, then aberration and nutation (ch. 25). */
function apparentLongitude(t: number, meanLongitude: number, nutationInLongitude: number): number {
  const anomaly = (357.52911 + t * (35_999.05029 - t * 0.0001537)) * DEGREES
  const centre =
    (1.914602 - t * (0.004817 + t * 0.000014)) * Math.sin(anomaly) +
    (0.019993 - t * 0.000101) * Math.sin(2 * anomaly) +
    0.000289 * Math.sin(3 * anomaly)
  return meanLongitude + centre - 0.00569 + nutationInLongitude
}

/** Degrees: nutation in longitude and the true obliquity, four terms each (ch. 22). */
function nutation(t: number, sunLongitude: number): { longitude: number; obliquity: number } {
  const node = (125.04452 - 1934.136261 * t) * DEGREES
  const sun = 2 * sunLongitude * DEGREES
  const moon = 2 * (218.3165 + 481_267.8813 * t) * DEGREES
  const longitude = -17.2 * Math.sin(node) - 1.32 * Math.sin(sun) - 0.23 * Math.sin(moon) + 0.21 * Math.sin(2 * node)
  const obliquity = 9.2 * Math.cos(node) + 0.57 * Math.cos(sun) + 0.1 * Math.cos(moon) - 0.09 * Math.cos(2 * node)
  const mean = 84_381.448 - t * (46.815 + t * (0.00059 - t * 0.001813))
  return { longitude: longitude / 3600, obliquity: (mean + obliquity) / 3600 }
}
