import type { Ctx } from '#platform/ctx.ts'
import { ledgerAccounts } from './accounts.ts'
import { type Line, listLines, sumOfKinds } from './history-store.ts'
import { findBalance } from './ledger-store.ts'

export type PayableLine = Line

/** What Marea owes an owner now; payouts under way have already left the account. */
export function payableBalance({ db }: Pick<Ctx, 'db'>, ownerId: string): Promise<number> {
  return findBalance(db, ledgerAccounts.payable(ownerId))
}

/** The postings of the owner's account with a running balance, newest first. */
export function payableLines(
  { db }: Pick<Ctx, 'db'>,
  ownerId: string,
  page: { before?: number | undefined; limit: number },
): Promise<PayableLine[]> {
  return listLines(db, ledgerAccounts.payable(ownerId), page)
}

/** What was paid to the owner's bank from one instant to before another, less what was returned. */
export async function payableWithdrawn(
  { db }: Pick<Ctx, 'db'>,
  ownerId: string,
  { since, until }: { since: Temporal.Instant; until: Temporal.Instant },
): Promise<number> {
  const account = ledgerAccounts.payable(ownerId)
  return 0 - (await sumOfKinds(db, account, { area: 'withdrawal', since, until }))
}
