import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { lockManagedSuite } from '#suites/managed-home.ts'
import { readRules } from './read-rules.ts'
import { listAdjustedHomes } from './rules-store.ts'
import { updateRates } from './write-rules.ts'

/** Prices depend on the day of booking, so they are written anew when a day begins in Miami. */
export const refreshRatesJob: Job = {
  name: 'pricing.refresh-rates',
  cron: '0 * * * *',
  handle: (ctx) => refreshRates(ctx),
}

export async function refreshRates(ctx: Ctx): Promise<void> {
  let changed = 0
  for (const suiteId of await listAdjustedHomes(ctx.db)) {
    changed += (await refreshHome(ctx, suiteId)) ? 1 : 0
  }
  if (changed) ctx.log.info({ homes: changed }, 'nightly rates refreshed')
}

function refreshHome(ctx: Ctx, suiteId: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    await lockManagedSuite(ctx, suiteId, 'full')
    const { rules } = await readRules(ctx.db, suiteId)
    const isChanged = await updateRates(ctx, suiteId, rules)
    if (isChanged) {
      await recordEvent(ctx, { kind: 'pricing.changed', subject: `suite:${suiteId}` })
    }
    return isChanged
  })
}
