import type { Ctx } from '#platform/ctx.ts'
import { readStayTimes } from '#suites/stay-times/read-stay-times.ts'
import { nightBeside, takesNight } from './offered-stay-times.ts'
import { listWaiting } from './stay-time-store.ts'

export async function waitingStayTimes(ctx: Ctx, suiteIds: readonly string[]) {
  const rows = await listWaiting(ctx.db, suiteIds, ctx.now)
  return Promise.all(
    rows.map(async ({ expiresAt, ...row }) => {
      const { suiteId, side, hour, day } = row
      const isTaken = takesNight(await readStayTimes(ctx, suiteId), side, hour)
      const night = isTaken ? nightBeside(side, day).from : null
      return { ...row, night, expiresAt: expiresAt.toString() }
    }),
  )
}
