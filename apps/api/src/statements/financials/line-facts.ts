import type { BalanceLine } from '@marea/contract/statements/financials/balance.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listPostedExpenses, listSettledStays } from './balance-store.ts'

const kinds: Record<string, BalanceLine['kind']> = {
  'booking.settled': 'stay',
  'booking.settlement_reversed': 'stay_reversed',
  'expense.recorded': 'expense',
  'expense.voided': 'expense_voided',
  'withdrawal.requested': 'payout',
  'withdrawal.rejected': 'payout_returned',
  'withdrawal.returned': 'payout_returned',
  'dispute.settled': 'dispute',
}

/** A posting on an owner's balance, by the kind of its entry and what caused it. */
type Posted = { kind: string; reference: string }

type LineFacts = Pick<BalanceLine, 'kind' | 'stay' | 'expense' | 'payoutId'>

/** The stay, expense or payout behind each posting of an owner's balance. */
export async function readLineFacts(
  { db }: Pick<Ctx, 'db'>,
  lines: readonly Posted[],
): Promise<(line: Posted) => LineFacts> {
  const [stays, expenses] = await Promise.all([
    listSettledStays(db, idsOf(lines, 'booking')),
    listPostedExpenses(db, idsOf(lines, 'expense')),
  ])
  const stayOf = new Map(stays.map((stay) => [`booking:${stay.bookingId}`, stay]))
  const expenseOf = new Map(expenses.map((expense) => [`expense:${expense.id}`, expense]))
  return ({ kind, reference }) => ({
    kind: kinds[kind] ?? 'other',
    stay: stayOf.get(reference) ?? null,
    expense: expenseOf.get(reference) ?? null,
    payoutId: idsOf([{ reference }], 'withdrawal')[0] ?? null,
  })
}

/** The ids in causes such as `booking:<id>`. */
function idsOf(lines: readonly Pick<Posted, 'reference'>[], subject: string): string[] {
  const prefix = `${subject}:`
  return lines
    .filter(({ reference }) => reference.startsWith(prefix))
    .map(({ reference }) => reference.slice(prefix.length))
}
