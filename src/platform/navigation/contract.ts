export interface Navigation {
  /** Opens a page of this app on top of the current one. @param url `/pages/index/bazi?d=…`, values encoded */
  open(url: string): Promise<void>
  /** One page back; from the first page of a visit, to the entry page. */
  back(): Promise<void>
  /** The title in the platform's own bar, or of the browser tab. */
  showTitle(text: string): void
  /** True where the app draws the bar itself, because the platform has none. */
  readonly drawsOwnBar: boolean
}
