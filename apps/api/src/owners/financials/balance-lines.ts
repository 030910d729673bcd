import type { BalanceLine } from '@marea/contract/owners/financials/balance.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type PayableLine, payableLines } from '#wallet/ledger/payable.ts'
import { listPostedExpenses, listSettledStays } from './balance-store.ts'
import { requireOwner } from './require-owner.ts'

const kinds: Record<string, BalanceLine['kind']> = {
  'booking.settled': 'stay',
  'booking.settlement_reversed': 'stay_reversed',
  'expense.recorded': 'expense',
  'expense.voided': 'expense_voided',
  'withdrawal.requested': 'payout',
  'withdrawal.rejected': 'payout_returned',
  'withdrawal.returned': 'payout_returned',
}

/** What the available balance is made of: every posting of the owner's account. */
export async function listBalanceLines(
  ctx: Ctx,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<{ items: BalanceLine[]; next: number | null }> {
  const { ownerId } = await requireOwner(ctx)
  const found = await payableLines(ctx, ownerId, { before, limit: limit + 1 })
  const lines = found.slice(0, limit)
  const [stays, expenses] = await Promise.all([
    listSettledStays(ctx.db, idsOf(lines, 'booking')),
    listPostedExpenses(ctx.db, idsOf(lines, 'expense')),
  ])
  const stayOf = new Map(stays.map((stay) => [`booking:${stay.bookingId}`, stay]))
  const expenseOf = new Map(expenses.map((expense) => [`expense:${expense.id}`, expense]))
  return {
    items: lines.map(({ number, kind, reference, amount, balance, postedAt }) => ({
      number,
      amount,
      balance,
      at: postedAt.toString(),
      kind: kinds[kind] ?? 'other',
      stay: stayOf.get(reference) ?? null,
      expense: expenseOf.get(reference) ?? null,
    })),
    next: found.length > limit ? (lines.at(-1)?.number ?? null) : null,
  }
}

/** The ids in causes such as `booking:<id>`. */
function idsOf(lines: readonly PayableLine[], subject: string): string[] {
  const prefix = `${subject}:`
  return lines
    .filter(({ reference }) => reference.startsWith(prefix))
    .map(({ reference }) => reference.slice(prefix.length))
}
