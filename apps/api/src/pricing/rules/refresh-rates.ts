import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import type { FanOut } from '#platform/jobs/fan-out.ts'
import { lockManagedSuite } from '#suites/managed-home.ts'
import { readRules } from './read-rules.ts'
import { listAdjustedHomes } from './rules-store.ts'
import { updateRates } from './write-rules.ts'

/** Prices depend on the day of booking, so they are rewritten when a day of the company begins. */
export const refreshRates: FanOut = {
  name: 'pricing.refresh-rates',
  cron: '0 * * * *',
  list: ({ db }) => listAdjustedHomes(db),
  handle: refreshHome,
  sideBySide: 2,
}

function refreshHome(ctx: Ctx, suiteId: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await lockManagedSuite(ctx, suiteId, 'full')
    const { rules } = await readRules(ctx.db, suiteId)
    if (await updateRates(ctx, suiteId, rules)) {
      await recordEvent(ctx, { kind: 'pricing.changed', subject: `suite:${suiteId}` })
    }
  })
}
