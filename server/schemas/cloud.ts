// What a call looks like before anything is believed of it.
import { Type, type Static } from '@sinclair/typebox'
import type { CloudReply, CloudRequest, InvokeParams } from '../../src/protocol/cloud'
import { MOST_FILES } from '../files/uploads'
import type { Assert, Fits } from './agreement'

const SHORT = 200
const scalar = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()])

/** Keys beyond the protocol's are let through, for they are part of what was signed. */
export const CloudCallSchema = Type.Object(
  {
    method: Type.String({ maxLength: SHORT }),
    params: Type.String({ description: "JSON of the method's own parameters" }),
    spaceId: Type.String({ maxLength: SHORT }),
    timestamp: Type.Number({ description: 'milliseconds since 1970' }),
    token: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  },
  { additionalProperties: scalar },
)
export type CloudCall = Static<typeof CloudCallSchema>
export type CloudCallAgrees = Assert<Fits<CloudRequest, Pick<CloudCall, keyof CloudRequest>>>

const header = Type.Object({ 'x-serverless-request-id': Type.String() })
export const CloudReplySchema = Type.Object({
  success: Type.Boolean(),
  data: Type.Optional(Type.Unknown()),
  error: Type.Optional(Type.Object({ code: Type.String(), message: Type.String() })),
  header,
})
export type CloudReplyAgrees = Assert<Fits<CloudReply, Static<typeof CloudReplySchema>>>

export const AuthorizeParams = Type.Object({})

export const InvokeParamsSchema = Type.Object({
  functionTarget: Type.String({ minLength: 1, maxLength: SHORT }),
  functionArgs: Type.Record(Type.String(), Type.Unknown()),
})
export type InvokeParamsAgree = Assert<Fits<InvokeParams, Static<typeof InvokeParamsSchema>>>

/** `fileId` is the whole path a client wants kept, `filename` its last part; without `fileId`, `filename` is the path. */
export const SignParams = Type.Object({
  env: Type.Optional(Type.String({ maxLength: SHORT })),
  filename: Type.String({ maxLength: 1000 }),
  fileId: Type.Optional(Type.Union([Type.String({ maxLength: 1000 }), Type.Null()])),
})

export const ReportParams = Type.Object({ id: Type.String({ maxLength: 2000 }) })

/** A list, or the same joined by commas, which is how the published client writes it. */
export const InfoParams = Type.Object({
  id: Type.Union([
    Type.Array(Type.String({ maxLength: 2000 }), { minItems: 1, maxItems: MOST_FILES }),
    Type.String({ minLength: 1, maxLength: MOST_FILES * 2000 }),
  ]),
})
