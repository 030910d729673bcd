import { cachedFor } from '#platform/cached-for.ts'
import type { Ctx } from '#platform/ctx.ts'
import { findMaintenance } from './maintenance-store.ts'

/** Short enough for whoever starts maintenance to wait for. */
const cachedSeconds = 2
const retrySeconds = { min: 60, max: 3600 }

export type CurrentMaintenance = { endsAt: Temporal.Instant }

export type ReadMaintenance = (ctx: Ctx) => Promise<CurrentMaintenance | undefined>

/** While the database does not answer, what was read last is still so. */
export function createMaintenanceReader(): ReadMaintenance {
  let last: CurrentMaintenance | undefined
  return cachedFor(cachedSeconds, async (ctx) => {
    last = await findMaintenance(ctx.db).catch((error) => {
      ctx.log.warn({ err: error }, 'maintenance not read')
      return last
    })
    return last
  })
}

/** When it is worth trying again; past its announced end it can be over at any minute. */
export function retryAfter({ endsAt }: CurrentMaintenance, now: Temporal.Instant): number {
  const left = Math.ceil(endsAt.since(now).total('seconds'))
  return Math.min(Math.max(left, retrySeconds.min), retrySeconds.max)
}
