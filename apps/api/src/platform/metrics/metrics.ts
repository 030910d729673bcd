import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '#platform/db/database.ts'
import { listCounters } from './counters.ts'

export type Metrics = Registry

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const counter of listCounters()) registry.registerMetric(counter)
  return registry
}

/** A value read from the database, the same in every process. */
export type GaugeReading = {
  name: string
  help: string
  label: string
  read(db: Database): Promise<Record<string, number>>
}

/** A failed reading is left out, so that the other metrics are still served. */
export function addGauges(
  registry: Metrics,
  db: Database,
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
        const values = await read(db).catch(() => ({}))
        for (const [value, count] of Object.entries(values)) this.set({ [label]: value }, count)
      },
    })
  }
}

/** Counts, times and logs every response by its route pattern, never by its URL. */
export function observeResponses(app: FastifyInstance, registry: Metrics): void {
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status class',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const observers = new Map<string, Histogram.Internal<string>>()
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const { url: route = 'unknown' } = request.routeOptions
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
