import { join } from 'node:path'
import { MiniProgram } from './program'

const dist = (platform: string): string => join(__dirname, '../../dist', platform)

describe.each(['weapp', 'alipay'] as const)('the compiled %s program', (platform) => {
  it('takes a birth typed into the form to its four pillars', async () => {
    const program = new MiniProgram(dist(platform), platform)
    const entry = program.open('pages/index/index')
    await entry.settle()
    entry.tap(entry.byId('tile-bazi'))
    await entry.settle()
    expect(program.record.calls.map(({ options }) => options.url)).toContain('/pages/index/bazi')

    const form = program.open('pages/index/bazi')
    await form.settle()
    form.tap(form.byText('女'))
    form.type(form.byId('date'), '1990/06/15')
    form.type(form.byId('time'), '09:30')
    form.type(form.byId('city'), '成都')
    await form.settle()
    form.tap(form.byText('四川 成都'))
    await form.settle()
    expect(form.text).toContain('07:25:59')
    form.tap(form.byId('calculate'))
    await form.settle()

    const address = program.record.calls.map(({ options }) => String(options.url)).find((url) => url.includes('viewer'))
    const viewer = program.open(address as string)
    await viewer.settle()
    for (const words of ['庚', '壬', '辛', '亥', '辰', '伤官', '钗钏金', '07:25:59', '−60:00'])
      expect(viewer.text).toContain(words)
  })

  it('says what is missing, and keeps what was typed for the next start', async () => {
    const program = new MiniProgram(dist(platform), platform)
    const form = program.open('pages/index/bazi')
    await form.settle()
    form.type(form.byId('name'), '林知夏')
    form.tap(form.byId('calculate'))
    await form.settle()
    for (const words of ['请填写完整信息', '请选择性别', '请选择出生日期', '请选择出生城市'])
      expect(form.text).toContain(words)
    expect([...program.record.store.values()].join()).toContain('林知夏')
  })

  it.each([
    ['en', 'Cast a chart'],
    ['zh_TW', '八字排盤'],
    ['ja', '命式を出す'],
    ['ko', '사주 보기'],
    ['fr', 'Cast a chart'],
  ])('speaks the language of a device set to %s', async (language, words) => {
    const entry = new MiniProgram(dist(platform), platform, language).open('pages/index/index')
    await entry.settle()
    expect(entry.text).toContain(words)
  })
})
