// `npm run bench [-- --json] [NAME …]`: every measurement, or those named; a table, or one JSON object a line.
import { chartBench } from './chart.bench'
import { engineSizeBench } from './engine-size.bench'
import { h5SizeBench } from './h5-size.bench'
import { historyBench } from './history.bench'
import type { BenchLine } from './line'
import { luckTreeBench } from './luck-tree.bench'
import { reverseBench } from './reverse.bench'
import { serverBench } from './server.bench'
import { placesBench } from './places.bench'

const BENCHES: Readonly<Record<string, () => Promise<readonly BenchLine[]>>> = {
  chart: chartBench,
  'luck-tree': luckTreeBench,
  reverse: reverseBench,
  places: placesBench,
  history: historyBench,
  'engine-size': engineSizeBench,
  'h5-size': h5SizeBench,
  server: serverBench,
}

async function main(): Promise<void> {
  const args = process.argv.slice(2)
  const json = args.includes('--json')
  const names = args.filter((arg) => !arg.startsWith('--'))
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (names.length > 0 && !names.includes(name)) continue
    console.error(`bench: ${name}`)
    for (const line of await bench()) console.log(json ? JSON.stringify(line) : asText(line))
  }
}

const asText = ({ bench, subject, value, unit, beside, ratio, goal }: BenchLine): string =>
  [bench.padEnd(12), subject.padEnd(36), `${value} ${unit}`.padEnd(12), `${ratio} × ${beside}`.padEnd(48), goal].join(
    ' ',
  )

void main()
