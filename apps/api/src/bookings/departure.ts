import { usd } from '@marea/contract/money.ts'
import { shownLine } from '#calendar/shown-line.ts'
import type { DataPart } from '#identity/data.ts'
import type { ReasonToStay } from '#identity/departure.ts'
import { personOf } from '#identity/user.ts'
import type { Subscription } from '#platform/events.ts'
import { countOpenStays, forgetComments, listAllOf } from './list-store.ts'
import { linesOf } from './terms.ts'

/** A stay that is coming, running or not paid out keeps its guest and its owner. */
export const openStaysStay: ReasonToStay = async (ctx, userId) =>
  (await countOpenStays(ctx.db, userId)) > 0 ? 'bookings.stays.open' : undefined

/** That somebody stayed belongs to the books; what they told the owner goes with the account. */
export const forgetGuest: Subscription = {
  kind: 'identity.account_deleted',
  follow: (ctx, { subject }) => forgetComments(ctx.db, subject.replace(/^user:/, '')),
}

export const bookingsData: DataPart = async (ctx) => {
  const rows = await listAllOf(ctx.db, personOf(ctx).userId)
  return {
    bookings: rows.map((row) => {
      const { reference, status, checkIn, checkOut, guests, pets, extras, comments } = row
      return {
        ...{ reference, status, suite: row.suiteName, checkIn, checkOut, guests, pets },
        ...{ extras, comments, couponCode: row.couponCode },
        total: usd(row.totalAmount),
        lines: linesOf(row).map(shownLine),
        createdAt: row.createdAt.toString(),
      }
    }),
  }
}
