import { setTimeout as wait } from 'node:timers/promises'
import type { Ctx } from '#platform/ctx.ts'
import type { Job } from '#platform/jobs.ts'

export type Rounds = { stop(): Promise<void> }

/** Begins at once, so that a crash leaves nothing waiting; a round that fails does not end them. */
export function startRounds({ name, everySeconds = 1, handle }: Job, newCtx: () => Ctx): Rounds {
  const leaving = new AbortController()
  const { signal } = leaving

  async function goRound(): Promise<void> {
    while (!signal.aborted) {
      const ctx = newCtx()
      await handle(ctx, {}).catch((error) => ctx.log.error({ err: error, job: name }, 'job failed'))
      await wait(1000 * everySeconds, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  const going = goRound()
  return {
    stop() {
      leaving.abort()
      return going
    },
  }
}
