import { expenseCounters } from '#expenses/metrics.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import type { FanOut } from '#platform/jobs/fan-out.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { recordPeriod } from './record-period.ts'
import { findSchedule, listDueSchedules, lockSchedule } from './schedule-store.ts'

export const recordDueExpenses: FanOut = {
  name: 'owners.record-due-expenses',
  cron: '7 * * * *',
  list: (ctx) => listDueSchedules(ctx.db, todayOf(ctx)),
  handle: recordDuePeriods,
  onFailure: () => expenseCounters.add('schedule_failed'),
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
  const today = todayOf(ctx)
  if (!schedule || schedule.stoppedAt || schedule.nextOn.toString() > today) return false
  await recordPeriod(ctx, schedule)
  return true
}
