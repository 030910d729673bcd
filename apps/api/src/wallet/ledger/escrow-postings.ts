import type { Ctx } from '#platform/ctx.ts'
import { ledgerAccounts } from './accounts.ts'
import { listEntryPostings } from './history-store.ts'

/** What a guest paid for a booking (positive) or was refunded (negative), and by which payment method. */
export type EscrowPosting = { at: Temporal.Instant; way: 'wallet' | 'card'; amount: number }

/** Payments and refunds of a booking, oldest first, without what was settled to the owner and the tax authorities. */
export async function listEscrowPostings({ db }: Ctx, bookingId: string): Promise<EscrowPosting[]> {
  const escrow = ledgerAccounts.escrow(bookingId)
  const postings = await listEntryPostings(db, escrow)
  const entries = Map.groupBy(postings, ({ entryId }) => entryId)
  return [...entries.values()].flatMap((entry) => {
    const at = entry[0]?.postedAt
    if (!at) return []
    const received = (isIncluded: (account: string) => boolean) =>
      entry.reduce((sum, { account, amount }) => (isIncluded(account) ? sum + amount : sum), 0)
    const byWallet = 0 - received((account) => account.startsWith('guest:'))
    // The processor's fee is part of the same entry, so a card payment is what the escrow received.
    const isCard = entry.some(({ account }) => account === ledgerAccounts.clearing)
    const byCard = isCard ? received((account) => account === escrow) - byWallet : 0
    const moves = [
      { at, way: 'wallet', amount: byWallet },
      { at, way: 'card', amount: byCard },
    ] as const
    return moves.filter(({ amount }) => amount !== 0)
  })
}
