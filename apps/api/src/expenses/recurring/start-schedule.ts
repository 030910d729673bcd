import { randomUUID } from 'node:crypto'
import type { ExpenseFrequency } from '@marea/contract/expenses/choices.ts'
import { expenseCounters } from '#expenses/metrics.ts'
import type { Bill } from '#expenses/post-expense.ts'
import type { Written } from '#expenses/post-or-ask.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { recordPeriod } from './record-period.ts'
import { findSchedule, insertSchedule } from './schedule-store.ts'

type Rhythm = { frequency: ExpenseFrequency; startsOn: string }

/** Records every period that is due already; the job records the rest. Returns the first one. */
export async function startSchedule(
  ctx: TransactionCtx,
  { recordedBy: createdBy, ...bill }: Bill,
  { frequency, startsOn }: Rhythm,
): Promise<Written> {
  const today = todayOf(ctx)
  requireRecentStart(startsOn, today)
  const id = randomUUID()
  const first = Temporal.PlainDate.from(startsOn)
  const about = { ...bill, id, frequency, startsOn: first, nextOn: first }
  await insertSchedule(ctx.db, { ...about, createdBy, createdAt: ctx.now })
  const { ownerId, suiteId } = bill
  await recordEvent(ctx, {
    kind: 'owners.expense_schedule_started',
    subject: `expense_schedule:${id}`,
    data: { ownerId, suiteId },
  })
  expenseCounters.addOnCommit(ctx.db, 'schedule_started')
  return recordUntil(ctx, id, today)
}

async function recordUntil(ctx: TransactionCtx, id: string, today: string): Promise<Written> {
  let first: Written | undefined
  for (;;) {
    const schedule = await findSchedule(ctx.db, id)
    const isDue = schedule && schedule.nextOn.toString() <= today
    if (!isDue && first) return first
    if (!schedule) throw new Error('The new recurring expense was not found.')
    const written = await recordPeriod(ctx, schedule)
    first ??= written
  }
}

/** A wrong year would record dozens of expenses at once. */
function requireRecentStart(day: string, today: string): void {
  const earliest = Temporal.PlainDate.from(today).subtract({ years: 1 }).toString()
  if (day < earliest || day > today) throw new Problem('owners.expense_start_refused')
}
