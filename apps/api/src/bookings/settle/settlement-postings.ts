import type { Payee } from '@marea/contract/pricing/endpoints.ts'
import { taxAuthorities } from '@marea/contract/suites/jurisdictions.ts'
import type { Line } from '#pricing/price.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import type { Move } from '#wallet/ledger/post.ts'

/** Pays out the escrow of a stay by its lines; platform discounts come from the platform's fees. */
export function settlementPostings(
  { bookingId, ownerId }: { bookingId: string; ownerId: string },
  lines: readonly Line[],
): Move[] {
  const escrow = ledgerAccounts.escrow(bookingId)
  const amounts = new Map<string, number>()
  const give = (account: string, amount: number) =>
    amounts.set(account, (amounts.get(account) ?? 0) + amount)
  for (const line of lines) {
    give(accountOf(line.for, ownerId), line.amount - line.commission)
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

function accountOf(payee: Payee, ownerId: string): string {
  if (payee === 'owner') return ledgerAccounts.payable(ownerId)
  if (payee === 'platform') return ledgerAccounts.fees
  const authority = taxAuthorities.find((each) => payee === `tax:${each}`)
  if (!authority) throw new Error(`${payee} is no payee`)
  return ledgerAccounts.tax(authority)
}
