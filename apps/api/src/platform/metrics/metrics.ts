import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Clock } from '#platform/clock.ts'
import type { Database, Db } from '#platform/db/database.ts'
import { listProcessMetrics } from './counters.ts'
import type { MetricName } from './names.ts'

export type Metrics = Registry

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const metric of listProcessMetrics()) registry.registerMetric(metric)
  return registry
}

/** Values by one label, most of them read from the database and so the same in every process. */
export type GaugeReading = {
  name: MetricName
  help: string
  label: string
  read(db: Db, now: Temporal.Instant): Promise<Record<string, number>> | Record<string, number>
}

/** A failed reading is left out, so that the other metrics are still served. */
export function addGauges(
  registry: Metrics,
  { db, clock }: { db: Database; clock: Clock },
  readings: readonly GaugeReading[],
): void {
  for (const { name, help, label, read } of readings) {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        this.reset()
        const values = await Promise.try(() => read(db, clock.now())).catch(() => ({}))
        for (const [value, count] of Object.entries(values)) this.set({ [label]: value }, count)
      },
    })
  }
}

/** Counts, times and logs every response by its route pattern, never by its URL. */
export function observeResponses(app: FastifyInstance, registry: Metrics): void {
  const seconds = new Histogram({
    name: 'http_request_seconds' satisfies MetricName,
    help: 'Time to answer, by route and status class',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const observers = new Map<string, Histogram.Internal<string>>()
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = routePattern(request.routeOptions.url)
    const { statusCode: status, elapsedTime: ms } = reply
    const key = `${status} ${method} ${route}`
    const observer =
      observers.get(key) ?? seconds.labels(`${method} ${route}`, `${Math.floor(status / 100)}xx`)
    observers.set(key, observer)
    observer.observe(ms / 1000)
    request.log.info({ method, route, status, ms: Math.round(ms) }, 'answered')
    done()
  })
}

/** Each built file has a route of its own; one label for all of them keeps the metrics small. */
function routePattern(url = 'unknown'): string {
  return url.startsWith('/assets/') ? '/assets/*' : url
}
