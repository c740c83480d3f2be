declare module 'tz-lookup' {
  /** The zone of a coordinate; degrees. @throws RangeError outside the globe */
  export default function tzlookup(latitude: number, longitude: number): string
}
