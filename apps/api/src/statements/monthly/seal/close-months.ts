import { setTimeout as wait } from 'node:timers/promises'
import type { Ctx } from '#platform/ctx.ts'
import type { FanOut } from '#platform/jobs/fan-out.ts'
import { statementCounters } from '#statements/monthly/metrics.ts'
import { currentMonth, monthAfter } from '#statements/monthly/months.ts'
import { listOwnersToSeal } from './due-store.ts'
import { sealNextMonth } from './seal-month.ts'

/** On the 1st at 6 AM by the company's clock; the runs on the following days seal what a failed or interrupted run left unsealed. */
export const closeMonths: FanOut = {
  name: 'owners.close-months',
  cron: '0 6 * * *',
  list: (ctx) => listOwnersToSeal(ctx.db, monthAfter(currentMonth(ctx), -1)),
  handle: sealMonths,
  onFailure: () => statementCounters.add('failed'),
}

/** The job pauses three times as long as it worked, so that requests get most of the process. */
const restFactor = 3

/** Every month of the owner that is over. */
async function sealMonths(ctx: Ctx, ownerId: string): Promise<void> {
  let since = performance.now()
  while ((await sealNextMonth(ctx, ownerId)) !== null) {
    await wait(restFactor * (performance.now() - since))
    since = performance.now()
  }
}
