const MINUS = '−'

/** Whole seconds as minutes and seconds with their sign: `−63:44`, `+0:17`, `0:00`. */
export function minutesAndSeconds(seconds: number): string {
  const size = Math.abs(seconds)
  const sign = seconds < 0 ? MINUS : seconds > 0 ? '+' : ''
  return `${sign}${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`
}

/** `120°E`, to a quarter of a degree, as zones have it: the meridian whose mean time is the zone's. */
export function meridian(zoneOffset: number): string {
  const value = zoneOffset / 240
  return `${String(Math.round(Math.abs(value) * 100) / 100)}°${value < 0 ? 'W' : 'E'}`
}
