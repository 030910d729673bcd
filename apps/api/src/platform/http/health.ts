import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { Platform } from '#platform/platform.ts'
import type { Draining } from './draining.ts'
import { readiness } from './readiness.ts'

export function serveHealth(
  app: FastifyInstance,
  platform: Platform,
  { metrics, draining }: { metrics: Metrics; draining: Draining },
): void {
  app.get('/health', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }))

  app.get('/ready', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    const checks = {
      ...(await readiness(platform)),
      process: draining.hasBegun() ? 'closing' : 'ok',
    }
    const isReady = Object.values(checks).every((answer) => answer === 'ok')
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'not ready', checks })
  })

  serveMetrics(app, platform, metrics)
}

/** Disabled without a token, because behind a local proxy every client comes from loopback. */
function serveMetrics(app: FastifyInstance, { config }: Platform, metrics: Metrics): void {
  const { metricsToken } = config
  if (!metricsToken) return
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send('')
    }
    return reply.type(metrics.contentType).send(await metrics.metrics())
  })
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
