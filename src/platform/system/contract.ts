export interface System {
  /** The language the device reports, as a BCP 47 tag or close to one (`zh_CN`, `en-GB`); '' when it says nothing. */
  language(): string
  /** What the device runs, as far as it matters to what may be shown. */
  os(): 'ios' | 'other'
}
