// How the server is doing, as Prometheus reads it: requests answered by this process, and figures of the product.
import type { FastifyReply, FastifyRequest } from 'fastify'

const GAUGES = {
  refundQueue: ['ziyuan_refund_queue', 'Payments waiting to be refunded.'],
  unsettledOrders: ['ziyuan_unsettled_orders', 'Orders whose payment the channel has not yet decided.'],
  renewalFailures: ['ziyuan_renewal_failures', 'Subscriptions whose last charge failed.'],
} as const

/** Read when they are asked for. One that fails is left out, and the others still come. */
export type Gauges = Readonly<Partial<Record<keyof typeof GAUGES, () => Promise<number>>>>

export interface Metrics {
  count(request: FastifyRequest, reply: FastifyReply): void
  text(): Promise<string>
}

export function createMetrics(gauges: Gauges): Metrics {
  const requests = new Map<string, number>()
  return {
    count({ method, routeOptions }, { statusCode }) {
      const labels = `method="${method}",route="${routeOptions.url ?? ''}",status="${statusCode}"`
      requests.set(labels, (requests.get(labels) ?? 0) + 1)
    },
    async text() {
      const counted = [...requests].map(([labels, count]) => `ziyuan_requests_total{${labels}} ${count}`)
      const head = described('ziyuan_requests_total', 'counter', 'Requests answered by this process.')
      return [...head, ...counted, ...(await figures(gauges)), ''].join('\n')
    },
  }
}

async function figures(gauges: Gauges): Promise<readonly string[]> {
  const names = Object.keys(GAUGES) as (keyof typeof GAUGES)[]
  const lines = names.map(async (key) => {
    const value = await gauges[key]?.().catch(() => undefined)
    const [name, help] = GAUGES[key]
    return value === undefined ? [] : [...described(name, 'gauge', help), `${name} ${value}`]
  })
  return (await Promise.all(lines)).flat()
}

const described = (name: string, type: string, help: string) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
