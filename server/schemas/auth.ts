import { Type } from '@sinclair/typebox'

export const SignInSchema = Type.Object({})

export const GrantSchema = Type.Object({
  token_type: Type.Literal('Bearer'),
  access_token: Type.String(),
  refresh_token: Type.String(),
  expires_in: Type.Integer({ description: 'seconds' }),
  scope: Type.Literal('anonymous'),
  sub: Type.String(),
})

export const RefreshSchema = Type.Object({
  grant_type: Type.Literal('refresh_token'),
  refresh_token: Type.String({ maxLength: 2000 }),
})

export const VisitorSchema = Type.Object({
  sub: Type.String(),
  uid: Type.String({ description: 'the same as sub' }),
  name: Type.String(),
  picture: Type.String(),
  user_type: Type.Literal('anonymous'),
})

export const FailureSchema = Type.Object({ code: Type.String() })
