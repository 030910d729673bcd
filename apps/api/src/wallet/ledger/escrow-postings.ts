import type { Ctx } from '#platform/ctx.ts'
import { ledgerAccounts } from './accounts.ts'
import { listEntryPostings } from './history-store.ts'

/** What a guest paid for a stay (above zero) or got back of it (below zero), and by which way. */
export type EscrowPosting = { at: Temporal.Instant; way: 'wallet' | 'card'; amount: number }

/** Read from the books themselves, oldest first; what went on to owner and taxes is not among them. */
export async function listEscrowPostings({ db }: Ctx, bookingId: string): Promise<EscrowPosting[]> {
  const escrow = ledgerAccounts.escrow(bookingId)
  const postings = await listEntryPostings(db, escrow)
  const entries = Map.groupBy(postings, ({ entryId }) => entryId)
  return [...entries.values()].flatMap((entry) => {
    const at = entry[0]?.postedAt
    if (!at) return []
    const received = (isMeant: (account: string) => boolean) =>
      entry.reduce((sum, { account, amount }) => (isMeant(account) ? sum + amount : sum), 0)
    const byWallet = 0 - received((account) => account.startsWith('guest:'))
    // The processor's fee is in the same entry, so what a card paid is what the escrow received.
    const isCard = entry.some(({ account }) => account === ledgerAccounts.clearing)
    const byCard = isCard ? received((account) => account === escrow) - byWallet : 0
    const moves = [
      { at, way: 'wallet', amount: byWallet },
      { at, way: 'card', amount: byCard },
    ] as const
    return moves.filter(({ amount }) => amount !== 0)
  })
}
