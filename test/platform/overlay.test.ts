import { overlay } from '../../src/platform/overlay/mini'
import { paired } from '../../src/platform/overlay/paired'

const mockTaro = {
  showToast: jest.fn(),
  showLoading: jest.fn(),
  hideLoading: jest.fn(),
  showModal: jest.fn(),
}
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  get default() {
    return mockTaro
  },
}))

// Specification §4: show and hide always come in pairs.
test('loading is shown with the first that begins and hidden with the last that ends, each once', () => {
  const show = jest.fn()
  const hide = jest.fn()
  const begin = paired(show, hide)
  const first = begin('a')
  const second = begin('b')
  first()
  first()
  expect(hide).not.toHaveBeenCalled()
  second()
  expect([show.mock.calls, hide.mock.calls.length]).toEqual([[['a'], ['b']], 1])
  begin('c')()
  expect(hide).toHaveBeenCalledTimes(2)
})

// Specification §9; with an icon WeChat cuts a toast after seven letters.
test.each([
  ['兑换成功', 'success'],
  ['会员资格已经恢复完成', 'none'],
])('a toast of a mini-program stays 1500 ms: %s', (title, icon) => {
  overlay.toast(title, 'success')
  expect(mockTaro.showToast).toHaveBeenLastCalledWith({ title, icon, duration: 1500 })
})

test.each([[true], [false]])('a question of a mini-program is answered %p', async (confirm) => {
  mockTaro.showModal.mockResolvedValue({ confirm })
  expect(await overlay.confirm({ title: 't', sentence: 's', yes: 'y', no: 'n' })).toBe(confirm)
  expect(mockTaro.showModal).toHaveBeenLastCalledWith({ title: 't', content: 's', confirmText: 'y', cancelText: 'n' })
})
