import { system } from '../../src/platform/system/mini'

const mockInfo = { language: 'zh_CN', platform: '' }
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { getSystemInfoSync: () => mockInfo } }))

// WeChat: ios, android, windows, mac, devtools. Alipay: iOS, iPhone OS, Android.
test.each([
  ['ios', 'ios'],
  ['iOS', 'ios'],
  ['iPhone OS', 'ios'],
  ['android', 'other'],
  ['Android', 'other'],
  ['mac', 'other'],
  ['devtools', 'other'],
  ['', 'other'],
])('a device that says it runs %p is %s to us', (platform, os) => {
  mockInfo.platform = platform
  expect(system.os()).toBe(os)
})
