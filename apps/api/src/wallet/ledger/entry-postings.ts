import type { Ctx } from '#platform/ctx.ts'
import { ledgerAccounts } from './accounts.ts'
import { listEntryPostings, listPostingsOfKeys } from './history-store.ts'

export type EntryPosting = Awaited<ReturnType<typeof listEntryPostings>>[number]

export function postingsOfBooking({ db }: Pick<Ctx, 'db'>, bookingId: string) {
  return listEntryPostings(db, ledgerAccounts.escrow(bookingId))
}

export function entriesOfDispute({ db }: Pick<Ctx, 'db'>, id: string): Promise<EntryPosting[]> {
  return listEntryPostings(db, ledgerAccounts.disputeReceivable(id))
}

const withdrawalSteps = ['request', 'sent', 'paid', 'reject', 'returned']

export function postingsOfWithdrawal({ db }: Pick<Ctx, 'db'>, id: string): Promise<EntryPosting[]> {
  return listPostingsOfKeys(
    db,
    withdrawalSteps.map((step) => `withdrawal:${id}:${step}`),
  )
}
