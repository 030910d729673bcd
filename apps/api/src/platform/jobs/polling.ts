import { setTimeout as wait } from 'node:timers/promises'
import type { Ctx } from '#platform/ctx.ts'
import { jobCounters, jobFailureCounters } from './metrics.ts'

export type Polling = { stop(): Promise<void> }

type PolledJob = {
  name: string
  everySeconds?: number
  handle(ctx: Ctx, data: object): Promise<void>
}

/** Starts at once, so that work left by a crash is picked up; a failed run does not stop it. */
export function startPolling(
  { name, everySeconds = 1, handle }: PolledJob,
  newCtx: () => Ctx,
): Polling {
  const leaving = new AbortController()
  const { signal } = leaving

  async function poll(): Promise<void> {
    while (!signal.aborted) {
      const ctx = newCtx()
      await handle(ctx, {}).then(
        () => jobCounters.add(name),
        (error) => {
          jobFailureCounters.add(name)
          ctx.log.error({ err: error, job: name }, 'job failed')
        },
      )
      await wait(1000 * everySeconds, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  const going = poll()
  return {
    stop() {
      leaving.abort()
      return going
    },
  }
}
