import type { FastifyInstance } from 'fastify'
import { Problem } from '#platform/problem.ts'
import { sendProblem } from './errors.ts'

const measureEveryMs = 50

/** Refuses requests while the event loop runs later than this because of its own work. 0 turns it off. */
export function shedLoad(app: FastifyInstance, afterMs: number): void {
  if (afterMs === 0) return
  const delay = watchOwnDelay()
  app.addHook('onClose', async () => delay.stop())
  app.addHook('onRequest', (request, reply, done) => {
    if (delay.ms() <= afterMs) return done()
    sendProblem(request, reply, new Problem('server.busy'))
  })
}

/**
 * Timers are also late when other programs use the processor, and the utilization of the event loop counts that time as
 * work. So lateness counts only as far as this thread was computing meanwhile.
 */
function watchOwnDelay() {
  let measured = { at: performance.now(), computed: computedMs() }
  let delays = { last: 0, before: 0 }
  const timer = setTimeout(measure, measureEveryMs)
  timer.unref()

  function measure() {
    const now = { at: performance.now(), computed: computedMs() }
    const late = now.at - measured.at - measureEveryMs
    delays = { last: Math.min(late, now.computed - measured.computed), before: delays.last }
    measured = now
    timer.refresh()
  }

  return {
    /** One long task is not overload, so two rounds of the event loop in a row must be late. */
    ms: () => Math.min(delays.last, delays.before),
    stop: () => clearTimeout(timer),
  }
}

function computedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
