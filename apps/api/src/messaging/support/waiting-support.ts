import type { Ctx } from '#platform/ctx.ts'
import { type Waiting, waitingOf } from '#platform/waiting.ts'
import { countWaiting } from './support-store.ts'

/** People who wait for an answer; `detail` is the booking that the longest waiting one asks about. */
export async function waitingSupport({ db }: Ctx): Promise<Waiting> {
  return waitingOf(await countWaiting(db))
}
