import { Gauge } from 'prom-client'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { MetricName } from '#platform/metrics/names.ts'
import type { Ports } from '#platform/ports.ts'
import { openStreamsOf } from './open-streams.ts'

export function addStreamGauge(registry: Metrics, ports: Ports): void {
  new Gauge({
    name: 'marea_live_streams' satisfies MetricName,
    help: 'Open live streams of this process',
    registers: [registry],
    collect() {
      this.set(openStreamsOf(ports).all().length)
    },
  })
}
