import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from '#platform/http/errors.ts'
import { Problem } from './problem.ts'

/**
 * How a process leaves. First it says that it is not ready and answers everybody, so that load balancers
 * that look at it choose another one. Then it refuses what a proxy may repeat, so that proxies that only
 * notice failures do too. Nobody asks any more when it stops listening: a connection on its way would be
 * lost with the request already sent over it.
 */
export type Draining = {
  /** Without time to drain there is nobody to take over, and nothing is refused. */
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
 * Connections end with their response. A proxy repeats a refused request elsewhere if it changes
 * nothing; any other that still arrives is carried out here.
 */
export function refuseWhenLeaving(app: FastifyInstance, draining: Draining): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (draining.hasBegun()) reply.header('connection', 'close')
    const isRepeatable = request.method === 'GET' || request.method === 'HEAD'
    if (!draining.isRefusing() || !isRepeatable) return done()
    sendProblem(request, reply, new Problem('server.unavailable'))
  })
}
