import type { FastifyInstance } from 'fastify'
import type { Metrics } from '#platform/metrics.ts'
import type { Platform } from '#platform/platform.ts'
import { readiness } from '#platform/readiness.ts'

/** For load balancers and operators: is it alive, may it get traffic, how does it fare. */
export function serveHealth(app: FastifyInstance, platform: Platform, metrics: Metrics): void {
  app.get('/health', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }))

  app.get('/ready', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    const checks = await readiness(platform)
    const isReady = Object.values(checks).every((answer) => answer === 'ok')
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'not ready', checks })
  })

  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  )
}
