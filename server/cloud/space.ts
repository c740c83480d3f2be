/** Which space the clients call. The secret ships in them: it tells an accident from a call, not friend from foe. */
export interface Space {
  readonly spaceId: string
  readonly clientSecret: string
}
