import { authorityOf, type Line } from '#pricing/price.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import type { Move } from '#wallet/ledger/post.ts'

/** Pays out the escrow of a stay by its lines; discounts that Marea pays for come from their own account. */
export function settlementPostings(
  { bookingId, ownerId }: { bookingId: string; ownerId: string },
  lines: readonly Line[],
): Move[] {
  const escrow = ledgerAccounts.escrow(bookingId)
  const amounts = new Map<string, number>()
  const give = (account: string, amount: number) =>
    amounts.set(account, (amounts.get(account) ?? 0) + amount)
  for (const line of lines) {
    give(accountOf(line, ownerId), line.amount - line.commission)
    give(ledgerAccounts.commission, line.commission)
  }
  return [...amounts]
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) =>
      amount > 0
        ? { from: escrow, to: account, amount }
        : { from: account, to: escrow, amount: -amount },
    )
}

function accountOf({ part, for: payee }: Line, ownerId: string): string {
  if (payee === 'owner') return ledgerAccounts.payable(ownerId)
  if (payee === 'platform' && part === 'coupon') return ledgerAccounts.couponCosts
  if (payee === 'platform') return ledgerAccounts.feeIncome
  const authority = authorityOf(payee)
  if (authority === undefined) throw new Error(`${payee} is no payee`)
  return ledgerAccounts.tax(authority)
}
