declare module 'taro-i18n' {
  type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>

  /** Looks a key up in the table of the current locale; answers the key itself when there is none. */
  export default class TaroI18n {
    constructor(locale: string, locales: (value?: unknown) => Tables)
    setLocale(locale: string): void
    _(key: string, value?: unknown): string
  }
}
