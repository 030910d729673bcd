import type { ExpenseSchedule } from '@marea/contract/expenses/schedules.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { mayVoid } from '#expenses/expenses.ts'
import { expenseCounters } from '#expenses/metrics.ts'
import { personOf } from '#identity/account/user.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { includes, managedSuites, type Right, requireRight } from '#suites/managed-home.ts'
import {
  findSchedule,
  listSchedules,
  lockSchedule,
  type ScheduleRow,
  updateSchedule,
} from './schedule-store.ts'

export async function ownSchedules(ctx: Ctx): Promise<ExpenseSchedule[]> {
  const homes = new Map((await managedSuites(ctx, 'view')).map((home) => [home.id, home.right]))
  const rows = await listSchedules(ctx.db, [...homes.keys()])
  return rows.map((row) => shownSchedule(ctx, row, homes.get(row.suiteId) ?? 'view'))
}

/** Recorded expenses stay; stopping again changes nothing. */
export function stopSchedule(ctx: Ctx, id: string): Promise<ExpenseSchedule> {
  return inTransaction(ctx, async (ctx) => {
    await lockSchedule(ctx.db, id)
    const schedule = await requireSchedule(ctx, id)
    if (!mayVoid(ctx, schedule)) throw new Problem('owners.schedule_of_marea')
    if (schedule.stoppedAt) return shownSchedule(ctx, schedule, 'full')
    await updateSchedule(ctx.db, id, { stoppedAt: ctx.now, stoppedBy: personOf(ctx).userId })
    const { ownerId, suiteId } = schedule
    await recordEvent(ctx, {
      kind: 'owners.expense_schedule_stopped',
      subject: `expense_schedule:${id}`,
      data: { ownerId, suiteId },
    })
    expenseCounters.addOnCommit(ctx.db, 'schedule_stopped')
    return shownSchedule(ctx, { ...schedule, stoppedAt: ctx.now }, 'full')
  })
}

async function requireSchedule(ctx: Ctx, id: string): Promise<ScheduleRow> {
  const schedule = await findSchedule(ctx.db, id)
  const home = schedule && { id: schedule.suiteId, ownerId: schedule.ownerId, schedule }
  return (await requireRight(ctx, home, 'full')).schedule
}

function shownSchedule(ctx: Ctx, row: ScheduleRow, right: Right): ExpenseSchedule {
  const { id, slug, name, category, concept, translations, vendor, amount, markup } = row
  const { paidBy, frequency, startsOn, nextOn, stoppedAt } = row
  return {
    id,
    category,
    concept,
    translations,
    vendor,
    paidBy,
    frequency,
    suite: { slug, name },
    amount: usd(amount),
    markup: usd(markup),
    total: usd(amount + markup),
    startsOn: startsOn.toString(),
    nextOn: nextOn.toString(),
    stoppedAt: stoppedAt?.toString() ?? null,
    canStop: stoppedAt === null && includes(right, 'full') && mayVoid(ctx, row),
  }
}
