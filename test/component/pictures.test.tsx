import TestUtils from '@tarojs/test-utils-react'
import { CenturyTimeline } from '../../src/components/pictures/CenturyTimeline'
import { DayNightDial } from '../../src/components/pictures/DayNightDial'
import { ElementRing } from '../../src/components/pictures/ElementRing'
import { RelationsDrawing } from '../../src/components/pictures/RelationsDrawing'
import { StrengthGauge } from '../../src/components/pictures/StrengthGauge'
import { pillarAt } from '../../src/core/bazi/pillar'

const utils = new TestUtils()
afterEach(() => utils.unmout())

const cycles = [
  { index: 0, pillar: null, fromYear: 1990, toYear: 1992 },
  { index: 1, pillar: pillarAt(17), fromYear: 1993, toYear: 2002 },
]
const columns = [17, 23].map((index, i) => ({ position: `${i}`, pillar: pillarAt(index) }))
const PICTURES = [
  [
    'the element ring',
    ElementRing,
    {
      data: { weights: { 木: 0, 火: 3, 土: 1, 金: 2, 水: 2 }, figures: 'counts', dayMaster: '金' },
      caption: 'caption',
    },
  ],
  [
    'the strength gauge',
    StrengthGauge,
    { data: { difference: -3.3, verdict: 'weak' }, ends: { weak: 'weak', balanced: 'balanced', strong: 'strong' } },
  ],
  ['the century', CenturyTimeline, { data: { cycles, year: 1995 } }],
  [
    'the dial',
    DayNightDial,
    {
      data: { clock: 34_200, sun: 26_759, readBy: 'sun', daylight: { kind: 'polar-day' } },
      legend: { clock: 'clock', sun: 'sun', daylight: 'daylight' },
    },
  ],
  ['the relations', RelationsDrawing, { data: { columns, ties: [] }, heads: ['year', 'month'] }],
] as const

describe.each(PICTURES)('%s', (_, component, props) => {
  it('is an image with a name, its drawing passed over', async () => {
    await utils.mount(component as never, { props: { ...props, label: 'what it says', lines: ['one', 'two'] } })
    const images = utils.queries.querySelectorAll('[role="img"]')
    expect([...images].map((image) => image.getAttribute('aria-label'))).toEqual(['what it says'])
    const drawings = [...utils.queries.querySelectorAll('img')]
    expect(drawings.map((drawing) => drawing.getAttribute('alt')).join('')).toBe('')
    expect(document.body.textContent).toContain('two')
  })

  it('is XML that a browser reads', async () => {
    await utils.mount(component as never, { props: { ...props, label: 'label' } })
    const addresses = [...utils.queries.querySelectorAll('img')].map((drawing) => drawing.getAttribute('src') ?? '')
    expect(addresses.length).toBeGreaterThan(0)
    for (const address of addresses) {
      const text = decodeURIComponent(address.replace('data:image/svg+xml,', ''))
      const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml')
      expect(documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg')
      expect(documentElement.querySelector('parsererror')).toBeNull()
    }
  })
})
