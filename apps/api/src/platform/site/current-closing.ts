import { cachedFor } from '#platform/cached-for.ts'
import type { Ctx } from '#platform/ctx.ts'
import { findMaintenance } from '#platform/maintenance/maintenance-store.ts'
import { isPrivate } from './opening.ts'

/** Short enough for whoever closes or opens the site to wait for. */
const cachedSeconds = 2
const retrySeconds = { min: 60, max: 3600 }

export type Maintenance = { why: 'maintenance'; endsAt: Temporal.Instant }

/** Why only administrators are served: during maintenance, and before the site was opened. */
export type Closing = Maintenance | { why: 'private' }

export type ReadClosing = (ctx: Ctx) => Promise<Closing | undefined>

/** While the database does not answer, what was read last is still so. */
export function createClosingReader(): ReadClosing {
  let last: Closing | undefined
  return cachedFor(cachedSeconds, async (ctx) => {
    last = await findClosing(ctx).catch((error) => {
      ctx.log.warn({ err: error }, 'closing not read')
      return last
    })
    return last
  })
}

async function findClosing({ db }: Ctx): Promise<Closing | undefined> {
  const maintenance = await findMaintenance(db)
  if (maintenance) return { why: 'maintenance', endsAt: maintenance.endsAt }
  return (await isPrivate(db)) ? { why: 'private' } : undefined
}

/** When it is worth trying again; past its announced end it can be over at any minute. */
export function retryAfter({ endsAt }: Maintenance, now: Temporal.Instant): number {
  const left = Math.ceil(endsAt.since(now).total('seconds'))
  return Math.min(Math.max(left, retrySeconds.min), retrySeconds.max)
}
