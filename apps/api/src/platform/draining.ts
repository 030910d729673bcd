import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from '#platform/http/errors.ts'
import { Problem } from './problem.ts'

/**
 * How a process leaves: for a moment it says that it is not ready and answers everybody for the last
 * time, so that load balancers choose another one; then it closes.
 */
export type Draining = {
  begin(ms: number): Promise<void>
  /** Whether it has begun to leave. */
  isOver(): boolean
  isClosing(): boolean
}

export function createDraining(): Draining {
  let state: 'open' | 'draining' | 'closing' = 'open'
  return {
    async begin(ms) {
      state = 'draining'
      await wait(ms)
      state = 'closing'
    },
    isOver: () => state !== 'open',
    isClosing: () => state === 'closing',
  }
}

/**
 * Connections end with their response. A proxy repeats a refused request elsewhere if it changes
 * nothing; any other that still arrives is carried out here.
 */
export function refuseWhenClosing(app: FastifyInstance, draining: Draining): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (draining.isOver()) reply.header('connection', 'close')
    const isRepeatable = request.method === 'GET' || request.method === 'HEAD'
    if (!draining.isClosing() || !isRepeatable) return done()
    sendProblem(request, reply, new Problem('server.unavailable'))
  })
}
