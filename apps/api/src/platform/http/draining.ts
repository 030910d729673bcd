import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Problem } from '#platform/problem.ts'
import { sendProblem } from './errors.ts'

/**
 * How a process shuts down without losing requests. First it reports that it is not ready but still answers, so that
 * load balancers that check it choose another one. Then it refuses what a proxy may repeat, so that proxies that only
 * notice failures do too. It stops listening only when no requests arrive, because a connection in progress would be
 * lost with its request.
 */
export type Draining = {
  /** Without time to drain there is no other process to take over, so nothing is refused. */
  begin(drainMs: number): Promise<void>
  hasBegun(): boolean
  isRefusing(): boolean
}

/** Shorter than nginx avoids a process that failed (fail_timeout in deploy/nginx). */
export const refusingMs = 1000

export function createDraining(): Draining {
  let state: 'open' | 'draining' | 'refusing' = 'open'
  return {
    async begin(drainMs) {
      state = 'draining'
      if (drainMs === 0) return
      await wait(drainMs)
      state = 'refusing'
      await wait(refusingMs)
    },
    hasBegun: () => state !== 'open',
    isRefusing: () => state === 'refusing',
  }
}

/**
 * Connections end with their response. A proxy repeats a refused request elsewhere if it changes nothing; any other
 * request that still arrives is handled here.
 */
export function refuseWhenLeaving(app: FastifyInstance, draining: Draining): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (draining.hasBegun()) reply.header('connection', 'close')
    const isRepeatable = request.method === 'GET' || request.method === 'HEAD'
    if (!draining.isRefusing() || !isRepeatable) return done()
    sendProblem(request, reply, new Problem('server.unavailable'))
  })
}
