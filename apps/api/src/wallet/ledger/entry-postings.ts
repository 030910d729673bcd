import type { Ctx } from '#platform/ctx.ts'
import { ledgerAccounts } from './accounts.ts'
import { listEntryPostings } from './history-store.ts'

export type EntryPosting = Awaited<ReturnType<typeof listEntryPostings>>[number]

/** Every posting of the entries that moved money of a booking, oldest first. */
export function postingsOfBooking({ db }: Pick<Ctx, 'db'>, bookingId: string) {
  return listEntryPostings(db, ledgerAccounts.escrow(bookingId))
}
