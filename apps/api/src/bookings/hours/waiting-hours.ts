import type { Ctx } from '#platform/ctx.ts'
import { readHours } from '#suites/hours/read-hours.ts'
import { listWaiting } from './hours-store.ts'
import { nightBeside, takesNight } from './offered-hours.ts'

/** Requests that wait for an answer in these homes, each with the night that it takes. */
export async function waitingHours(ctx: Ctx, suiteIds: readonly string[]) {
  const rows = await listWaiting(ctx.db, suiteIds, ctx.now)
  return Promise.all(
    rows.map(async ({ expiresAt, ...row }) => {
      const { suiteId, side, hour, day } = row
      const isTaken = takesNight(await readHours(ctx, suiteId), side, hour)
      const night = isTaken ? nightBeside(side, day).from : null
      return { ...row, night, expiresAt: expiresAt.toString() }
    }),
  )
}
