import TestUtils from '@tarojs/test-utils-react'
import { Loaded } from '../../src/components/loaded/Loaded'
import { Segmented } from '../../src/components/form/Segmented'
import { Pressable } from '../../src/components/press/Pressable'

const utils = new TestUtils()
afterEach(() => utils.unmout())

describe('Loaded', () => {
  it.each([
    ['nothing in the first moment', { status: 'waiting', slow: false }, { page: false, lines: false }],
    ['grey lines when it takes longer', { status: 'waiting', slow: true }, { page: false, lines: true }],
    ['the page when it came', { status: 'ready', value: 1 }, { page: true, lines: false }],
  ] as const)('shows %s', async (_, from, shown) => {
    await utils.mount(Loaded, { props: { from, children: () => 'the page' } })
    const lines = document.querySelector('[role="status"][aria-label]') !== null
    expect({ page: utils.html().includes('the page'), lines }).toEqual(shown)
  })

  it.each([
    ['failed', '异步加载失败，点击重新加载'],
    ['timeout', '连接超时，点击屏幕重试'],
  ] as const)('says what happened after %s, and tries again when tapped', async (reason, sentence) => {
    const retry = jest.fn()
    await utils.mount(Loaded, { props: { from: { status: 'failed', reason, retry }, children: () => 'page' } })
    expect(utils.html()).toContain(sentence)
    const whole = await utils.queries.waitForQuerySelector('[role="button"]')
    await utils.act(() => void utils.fireEvent.click(whole))
    expect(retry).toHaveBeenCalledTimes(1)
  })
})

describe('Pressable', () => {
  it.each([['Enter'], [' ']])('answers the key %p like a tap', async (key) => {
    const onPress = jest.fn()
    await utils.mount(Pressable, { props: { onPress, label: 'name' } })
    const control = await utils.queries.waitForQuerySelector('[role="button"]')
    await utils.act(() => void utils.fireEvent.keyDown(control, { key }))
    await utils.act(() => void utils.fireEvent.keyDown(control, { key: 'a' }))
    expect(onPress).toHaveBeenCalledTimes(1)
  })
})

describe('Segmented', () => {
  it('tells the chosen part to a screen reader and hands on the part that was tapped', async () => {
    const onChoose = jest.fn()
    const options = [
      { value: 'a', words: 'first' },
      { value: 'b', words: 'second' },
    ]
    await utils.mount(Segmented, { props: { label: 'which', options, value: 'a', onChoose } })
    const parts = utils.queries.querySelectorAll('[role="radio"]')
    expect([...parts].map((part) => part.getAttribute('aria-checked'))).toEqual(['true', 'false'])
    await utils.act(() => void utils.fireEvent.click(parts[1] as Element))
    expect(onChoose).toHaveBeenCalledWith('b')
  })
})
