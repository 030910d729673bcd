import { usd } from '@marea/contract/money.ts'
import { shownLine } from '#calendar/shown-line.ts'
import type { DataPart } from '#identity/data.ts'
import type { ReasonToStay } from '#identity/departure.ts'
import { personOf } from '#identity/user.ts'
import { countOpenStays, listAllOf } from './list-store.ts'
import { linesOf } from './terms.ts'

/** A stay that is coming, running or not paid out keeps its guest and its owner. */
export const openStaysStay: ReasonToStay = async (ctx, userId) =>
  (await countOpenStays(ctx.db, userId)) > 0 ? 'bookings.stays.open' : undefined

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
