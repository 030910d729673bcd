import { guestCountsOf } from '@marea/contract/calendar/guest-counts.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { toQuoteLine } from '#calendar/quote/quote-line.ts'
import { personOf } from '#identity/account/user.ts'
import type { DeletionBlocker } from '#identity/privacy/account-deletion.ts'
import type { DataExportPart } from '#identity/privacy/data-export.ts'
import type { Follow } from '#platform/events/consequences.ts'
import { countOpenStays, eraseComments, listAllBookings } from './list-store.ts'
import { linesOf } from './terms.ts'

/** An upcoming, current or unpaid stay blocks deletion for its guest and its owner. */
export const openBookingsBlockDeletion: DeletionBlocker = async (ctx, userId) =>
  (await countOpenStays(ctx.db, userId)) > 0 ? 'bookings.deletion_blocked.open' : undefined

/**
 * The ledger needs the stay itself; the guest's comments to the owner are erased with the account.
 */
export const eraseGuestDetails: Follow<'identity.account_deleted'> = (ctx, { subject }) =>
  eraseComments(ctx.db, subject.replace(/^user:/, ''))

export const bookingsData: DataExportPart = async (ctx) => {
  const rows = await listAllBookings(ctx.db, personOf(ctx).userId)
  return {
    bookings: rows.map((row) => {
      const { reference, status, checkIn, checkOut, extras, comments } = row
      return {
        reference,
        status,
        suite: row.suiteName,
        checkIn,
        checkOut,
        ...guestCountsOf(row),
        extras,
        comments,
        couponCode: row.couponCode,
        total: usd(row.totalAmount),
        lines: linesOf(row).map(toQuoteLine),
        createdAt: row.createdAt.toString(),
      }
    }),
  }
}
