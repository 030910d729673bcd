import { statementCounters } from '#owners/statements/metrics.ts'
import { currentMonth, monthAfter } from '#owners/statements/months.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { listOwnersToSeal } from './due-store.ts'
import { sealNextMonth } from './seal-month.ts'

/**
 * On the 1st at 6 AM in Miami; the runs on the following days seal what a failed or interrupted run
 * left, and find nothing to do otherwise.
 */
export const closeMonthsJob: Job = {
  name: 'owners.close-months',
  cron: '0 6 * * *',
  async handle(ctx) {
    await closeMonths(ctx)
  },
}

const ownersPerLogLine = 20

/** Every owner's months that are over. An owner that fails holds up no other. */
export async function closeMonths(ctx: Ctx): Promise<{ owners: number; months: number }> {
  const last = monthAfter(currentMonth(ctx.now), -1)
  const owners = await listOwnersToSeal(ctx.db, last)
  let months = 0
  for (const [index, ownerId] of owners.entries()) {
    months += await sealMonths(ctx, ownerId)
    const done = index + 1
    if (done % ownersPerLogLine === 0 || done === owners.length) {
      ctx.log.info({ month: last, done, owners: owners.length, months }, 'sealing months')
    }
  }
  return { owners: owners.length, months }
}

async function sealMonths(ctx: Ctx, ownerId: string): Promise<number> {
  let count = 0
  try {
    for (let month = await next(); month !== null; month = await next()) count += 1
  } catch (error) {
    statementCounters.add('failed')
    ctx.log.error({ err: error, ownerId }, 'month not sealed')
  }
  return count

  /** Rests for as long as it worked, so that requests keep most of the process. */
  async function next(): Promise<string | null> {
    const since = performance.now()
    const month = await sealNextMonth(ctx, ownerId)
    if (month !== null) await pause(restFactor * (performance.now() - since))
    return month
  }
}

const restFactor = 3

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
