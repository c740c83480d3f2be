import { StorageFull, type TextStore } from '../../src/platform/storage/contract'
import { deviceId } from '../../src/platform/storage/device-id'
import { createValueStore } from '../../src/platform/storage/typed'
import { dice } from '../support/random'

function memory(texts: Record<string, string> = {}): TextStore & { texts: Record<string, string> } {
  return {
    texts,
    read: (key) => texts[key] ?? null,
    write: (key, text) => void (texts[key] = text),
    remove: (key) => void delete texts[key],
  }
}
const full: TextStore = {
  read: () => null,
  write(key) {
    throw new StorageFull(key)
  },
  remove: () => undefined,
}

// Specification §3: strings as they are, other values wrapped with their type.
test.each([
  ['text', 'text'],
  ['', ''],
  [1.5, '{"type":"number","data":1.5}'],
  [false, '{"type":"boolean","data":false}'],
  [{ a: [1] }, '{"type":"object","data":{"a":[1]}}'],
  [null, '{"type":"object","data":null}'],
])('%j is kept as %s', (value, text) => {
  const store = memory()
  const values = createValueStore(store)
  values.write('key', value)
  expect(store.texts.key).toBe(text)
  expect(typeof value === 'string' ? values.readText('key') : values.readValue('key')).toEqual(value)
})

test('a string that looks like a wrapped value stays a string', () => {
  const values = createValueStore(memory())
  values.write('key', '{"type":"number","data":1}')
  expect(values.readText('key')).toBe('{"type":"number","data":1}')
})

test.each([['{'], ['null'], ['{}'], ['[]'], ['{"type":"number","data":"1"}'], ['plain']])(
  'the text %s is no wrapped value',
  (text) => expect(createValueStore(memory({ key: text })).readValue('key')).toBeNull(),
)

test('a number that JSON cannot say is refused', () =>
  expect(() => createValueStore(memory()).write('key', NaN)).toThrow(TypeError))

test('what must be kept says when there is no room; what may be lost does not', () => {
  const values = createValueStore(full)
  expect(() => values.write('key', 1)).toThrow(StorageFull)
  expect(() => values.keep('key', 1)).not.toThrow()
})

test('a device is named once, with 16 to 48 characters, and keeps its name', () => {
  const values = createValueStore(memory())
  const roll = dice(4)
  const random = (): number => roll(1e6) / 1e6
  const first = deviceId(values, random)
  expect(first).toMatch(/^[0-9a-z]{16,48}$/)
  expect(deviceId(values, random)).toBe(first)
  expect(deviceId(createValueStore(memory()), random)).not.toBe(first)
  expect(deviceId(createValueStore(full), random)).toHaveLength(first.length)
})

test.each([['short'], ['x'.repeat(49)], ['with a space and more']])('the kept name %s is replaced', (kept) =>
  expect(deviceId(createValueStore(memory({ 'device-id': kept })), () => 0)).toBe('0'.repeat(32)),
)
