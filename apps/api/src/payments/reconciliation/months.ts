import type { Difference, ReconciledMonth } from '@marea/contract/payments/reconciliation.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { namesOfUsers } from '#identity/account/user-names.ts'
import {
  insertClosedMonth,
  isMonthClosed,
  listClosedMonths,
} from '#payments/bank/closed-month-store.ts'
import { administratorOf } from '#platform/admin-acts/administrator-of.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type ApprovedAct, approvalsOf, requestApproval } from '#platform/approvals/approvals.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { todayOf } from '#platform/zoned-time.ts'
import { type Compared, compareAll } from './compare-all.ts'

const shownMonths = 6
const done = { done: true } as const

/** Months that are over, from the first statement of the bank on, newest first. */
export async function showMonths(ctx: Ctx, compared: Compared): Promise<ReconciledMonth[]> {
  const months = monthsSince(ctx, compared.firstOn)
  const closed = await listClosedMonths(ctx.db)
  const waiting = await approvalsOf(
    ctx,
    months.map((month) => `month:${month}`),
  )
  const names = await namesOfUsers(
    ctx,
    closed.flatMap(({ closedBy, approvedBy }) => [closedBy, approvedBy ?? closedBy]),
  )
  return months.map((month) => {
    const row = closed.find((each) => each.month.toString() === `${month}-01`)
    const isAsked = waiting.some(
      ({ subject, verdict }) => subject === `month:${month}` && verdict === null,
    )
    const open = unexplainedUntil(compared.differences, month)
    return {
      month,
      state: stateOf(row !== undefined, isAsked),
      unexplained: row?.unexplained ?? open.length,
      difference: usd(row?.differenceAmount ?? sumOf(open)),
      closedBy: row ? (names.get(row.closedBy) ?? null) : null,
      approvedBy: row?.approvedBy ? (names.get(row.approvedBy) ?? null) : null,
      reason: row?.reason ?? '',
    }
  })
}

function stateOf(isClosed: boolean, isAsked: boolean): ReconciledMonth['state'] {
  if (isClosed) return 'closed'
  return isAsked ? 'waiting' : 'open'
}

/** With differences that nobody has explained, a second administrator has to agree with the reason. */
export async function closeMonth(ctx: Ctx, month: string, reason: string) {
  await inTransaction(ctx, async (ctx) => {
    const compared = await compareAll(ctx)
    if (!monthsSince(ctx, compared.firstOn).includes(month)) {
      throw new Problem('reconciliation.month_not_over')
    }
    if (await isMonthClosed(ctx.db, `${month}-01`)) return
    const open = unexplainedUntil(compared.differences, month)
    const closing = { month, open, reason, closedBy: administratorOf(ctx).userId, approvedBy: null }
    if (open.length === 0) return close(ctx, closing)
    if (reason.length < 3) throw new Problem('reconciliation.unexplained')
    await requestApproval(ctx, {
      kind: 'month_closing',
      subject: `month:${month}`,
      amount: Math.abs(sumOf(open)),
      terms: {},
      reason,
      concerns: [],
    })
  })
  return done
}

/** Runs after the second approval, with what is unexplained by then. */
export async function closeMonthByTwo(ctx: TransactionCtx, act: ApprovedAct): Promise<void> {
  const month = act.subject.slice('month:'.length)
  if (await isMonthClosed(ctx.db, `${month}-01`)) return
  const open = unexplainedUntil((await compareAll(ctx)).differences, month)
  if (Math.abs(sumOf(open)) !== act.amount) throw new Problem('approvals.amount_changed')
  const approvedBy = open.length > 0 ? administratorOf(ctx).userId : null
  await close(ctx, { month, open, reason: act.reason, closedBy: act.askedBy, approvedBy })
}

type Closing = {
  month: string
  open: Difference[]
  reason: string
  closedBy: string
  approvedBy: string | null
}

async function close(ctx: TransactionCtx, { month, open, ...people }: Closing): Promise<void> {
  const differenceAmount = sumOf(open)
  await insertClosedMonth(ctx.db, {
    ...people,
    month: Temporal.PlainDate.from(`${month}-01`),
    differenceAmount,
    unexplained: open.length,
    closedAt: ctx.now,
  })
  const details = { amount: differenceAmount, count: open.length, reason: people.reason }
  await recordAdminAct(ctx, {
    act: 'reconciliation.month_closed',
    subject: `month:${month}`,
    details,
  })
}

/** What has no day, such as money outside of statements, belongs to every month. */
function unexplainedUntil(differences: readonly Difference[], month: string): Difference[] {
  return differences.filter(
    ({ isExplained, isWaiting, on }) =>
      !isExplained && !isWaiting && (on === null || on.slice(0, 7) <= month),
  )
}

function sumOf(differences: readonly Difference[]): number {
  return differences.reduce((sum, { amount }) => sum + amount.amount, 0)
}

function monthsSince(ctx: Ctx, firstOn: string | null): string[] {
  if (firstOn === null) return []
  const current = Temporal.PlainYearMonth.from(todayOf(ctx).slice(0, 7))
  return Array.from({ length: shownMonths }, (_, index) =>
    current.subtract({ months: index + 1 }).toString(),
  ).filter((month) => month >= firstOn.slice(0, 7))
}
