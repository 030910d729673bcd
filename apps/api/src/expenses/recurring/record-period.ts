import { monthsPerPeriod } from '@marea/contract/expenses/choices.ts'
import { postOrAsk, type Written } from '#expenses/post-or-ask.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { type ScheduleRow, updateSchedule } from './schedule-store.ts'

export async function recordPeriod(ctx: TransactionCtx, schedule: ScheduleRow): Promise<Written> {
  const { id, suiteId, ownerId, category, concept, translations, vendor } = schedule
  const { amount, markup, paidBy, createdBy, nextOn, periods } = schedule
  const written = await postOrAsk(ctx, {
    suiteId,
    ownerId,
    category,
    concept,
    translations,
    vendor,
    amount,
    markup,
    paidBy,
    recordedBy: createdBy,
    scheduleId: id,
    period: periods,
    spentOn: nextOn.toString(),
  })
  await updateSchedule(ctx.db, id, {
    periods: periods + 1,
    nextOn: dayOfPeriod(schedule, periods + 1),
  })
  return written
}

/** Counted from the first day: a bill of the 31st is due on the 28th of February and on March 31. */
function dayOfPeriod(
  { startsOn, frequency }: Pick<ScheduleRow, 'startsOn' | 'frequency'>,
  period: number,
): Temporal.PlainDate {
  return startsOn.add({ months: monthsPerPeriod[frequency] * period })
}
