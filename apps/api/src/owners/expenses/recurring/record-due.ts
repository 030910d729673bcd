import { expenseCounters } from '#owners/metrics.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { todayInMiami } from '#suites/today.ts'
import { recordPeriod } from './record-period.ts'
import { findSchedule, listDueSchedules, lockSchedule } from './schedule-store.ts'

export const recordDueExpensesJob: Job = {
  name: 'owners.record-due-expenses',
  cron: '7 * * * *',
  handle: (ctx) => recordDueExpenses(ctx),
}

/** One that fails is tried again in the next hour and holds up no other. */
export async function recordDueExpenses(ctx: Ctx): Promise<void> {
  for (const id of await listDueSchedules(ctx.db, todayInMiami(ctx.now))) {
    await recordDuePeriods(ctx, id).catch((error) => {
      expenseCounters.add('schedule_failed')
      ctx.log.error({ err: error, expenseSchedule: id }, 'recurring expense not recorded')
    })
  }
}

/** Every period that is due, each in a transaction of its own. */
async function recordDuePeriods(ctx: Ctx, id: string): Promise<void> {
  let isDue = true
  while (isDue) isDue = await inTransaction(ctx, (ctx) => recordNextIfDue(ctx, id))
}

async function recordNextIfDue(
  ctx: Parameters<typeof recordPeriod>[0],
  id: string,
): Promise<boolean> {
  await lockSchedule(ctx.db, id)
  const schedule = await findSchedule(ctx.db, id)
  const today = todayInMiami(ctx.now)
  if (!schedule || schedule.stoppedAt || schedule.nextOn.toString() > today) return false
  await recordPeriod(ctx, schedule)
  return true
}
