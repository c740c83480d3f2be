// `POST /upload`: the ticket's form with the file in it.
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { refuse, type Refusal } from '../cloud/refusal'
import { brokenReply, replyOf } from '../cloud/reply'
import { readForm } from '../files/form'
import { LARGEST_BYTES } from '../files/image'
import { spooled } from '../files/spool'
import type { Uploads } from '../files/uploads'

/** Past this nobody listens to the end. */
const LARGEST_BODY_BYTES = 2 * LARGEST_BYTES
const limits = { fields: 20, fieldSize: 4096, fieldNameSize: 100, headerPairs: 50, files: 1, parts: 21 }
const STATUS = { 'too-large': 413, 'wrong-type': 415, forbidden: 403, incomplete: 400 } as const
type Outcome = keyof typeof STATUS | 200 | 201 | 204

export const uploadRoutes =
  (uploads: Uploads): FastifyPluginAsync =>
  async (app) => {
    // One byte over the limit is let in, so that what is too large can be told from what just fits.
    await app.register(multipart, { limits: { ...limits, fileSize: LARGEST_BYTES + 1 }, throwFileSizeLimit: false })
    app.setErrorHandler(failedUpload)
    app.addHook('onRequest', async (request, reply) => {
      if (Number(request.headers['content-length'] ?? 0) <= LARGEST_BODY_BYTES) return
      return reply
        .code(413)
        .header('connection', 'close')
        .send(replyOf(failure('too-large'), request.id))
    })

    app.post('/upload', async (request, reply) => {
      const outcome = await taken(request, uploads)
      if (typeof outcome === 'number') return reply.code(outcome).send()
      return reply.code(STATUS[outcome]).send(replyOf(failure(outcome), request.id))
    })
  }

/** Reads the form to its end, whatever is in it. */
async function taken(request: FastifyRequest, uploads: Uploads): Promise<Outcome> {
  let outcome: Outcome = 'incomplete'
  for await (const part of fromOutside(request.parts())) {
    if (part.type === 'file') outcome = await kept(part, uploads)
  }
  return outcome
}

async function kept(part: MultipartFile, uploads: Uploads): Promise<Outcome> {
  const form = readForm(part.fields)
  const terms = part.fieldname === 'file' ? uploads.terms(form, form.key) : null
  if (!terms) {
    part.file.resume()
    return 'forbidden'
  }
  return (await spooled(fromOutside(part.file), terms.type, (path) => uploads.receive(terms, path))) ?? form.status
}

/** A form that breaks off or never was one is its sender's failure; what goes wrong while we keep it is ours. */
async function* fromOutside<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source
  } catch (error) {
    throw Object.assign(new Error('bad form'), { statusCode: (error as FastifyError).statusCode ?? 400 })
  }
}

const failure = (reason: string): Refusal => refuse('UPLOAD_FAILED', reason)

function failedUpload(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500
  if (status < 500) return reply.code(status).send(replyOf(failure('incomplete'), request.id))
  request.log.error({ req: request, err: error }, 'upload failed')
  return reply.code(500).send(brokenReply(request.id))
}
