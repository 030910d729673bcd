import { usd } from '@marea/contract/platform/money.ts'
import { personOf } from '#identity/account/user.ts'
import type { DataExportPart } from '#identity/privacy/data-export.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Follow } from '#platform/events/consequences.ts'
import { exportOwnExpenses } from './expenses.ts'
import { listLimits } from './limit/limit-store.ts'
import { listSchedulesOf, stopSchedulesOf } from './recurring/schedule-store.ts'

export const expensesData: DataExportPart = async (ctx) => ({
  expenses: await exportOwnExpenses(ctx),
  recurringExpenses: await exportSchedules(ctx),
  approvalLimits: await exportLimits(ctx),
})

async function exportSchedules(ctx: Ctx) {
  const rows = await listSchedulesOf(ctx.db, personOf(ctx).userId)
  return rows.map(({ name, concept, vendor, amount, frequency, startsOn, stoppedAt }) => ({
    home: name,
    concept,
    vendor,
    amount: usd(amount),
    frequency,
    startsOn: startsOn.toString(),
    stoppedAt: stoppedAt?.toString() ?? null,
  }))
}

/** The amounts above which Marea asked before it paid. */
async function exportLimits(ctx: Ctx) {
  const rows = await listLimits(ctx.db, personOf(ctx).userId)
  return rows.map(({ amount, setAt }) => ({ amount: usd(amount), setAt: setAt.toString() }))
}

/** A bill is not recorded for an owner who has left. */
export const stopSchedules: Follow<'identity.account_deleted'> = (ctx, { subject }) =>
  stopSchedulesOf(ctx.db, subject.replace(/^user:/, ''), { stoppedAt: ctx.now })
