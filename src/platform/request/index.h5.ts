import type { Answer, Requests, UploadFile } from './contract'
import { withDeadline, type Task } from './deadline'
import { prepare, readAnswer } from './prepare'

export const requests: Requests = {
  send(call) {
    const { url, method, headers, body } = prepare(call)
    return withDeadline(() => fetching(url, { method, headers, body }), { ...call, otherwise: 'failed' })
  },
  upload(upload) {
    return withDeadline(() => fetching(upload.url, { method: 'POST', headers: upload.headers ?? {} }, upload), {
      ...upload,
      otherwise: 'upload',
    })
  },
}

interface Form {
  readonly fields: Readonly<Record<string, string>>
  readonly name: string
  readonly file: UploadFile
}

function fetching(url: string, init: RequestInit, form?: Form): Task {
  const controller = new AbortController()
  const run = async (): Promise<Answer> => {
    const body = form ? { body: await formData(form) } : {}
    const reply = await fetch(url, { ...init, ...body, signal: controller.signal })
    return readAnswer(reply.status, await reply.text())
  }
  return { answer: run(), abort: () => controller.abort() }
}

/** The file last: a store may stop reading fields when it comes. */
async function formData({ fields, name, file }: Form): Promise<FormData> {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append(name, typeof file === 'string' ? await (await fetch(file)).blob() : file)
  return form
}
