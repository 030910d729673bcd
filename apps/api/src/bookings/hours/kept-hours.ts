import type { AgreedStay } from '#bookings/change/terms.ts'
import type { BookingRow } from '#bookings/store.ts'
import { linesOf } from '#bookings/terms.ts'
import type { StoredQuote } from '#calendar/quote/stored-quote.ts'
import { findHoursLine, withLines } from '#pricing/hours.ts'

type StayWithHours = StoredQuote & Pick<AgreedStay, 'agreedCheckInAt'>

/** A change keeps the hours that were paid for on days that it does not move. */
export function withPaidHours(booking: BookingRow, quote: StoredQuote): StayWithHours {
  const lines = linesOf(booking)
  const { checkIn, checkOut } = quote.stay
  const early = checkIn === booking.checkIn ? findHoursLine(lines, 'check_in') : undefined
  const late = checkOut === booking.checkOut ? findHoursLine(lines, 'check_out') : undefined
  const kept = [early, late].filter((line) => line !== undefined)
  return {
    ...quote,
    checkInAt: early ? booking.checkInAt : quote.checkInAt,
    checkOutAt: late ? booking.checkOutAt : quote.checkOutAt,
    agreedCheckInAt: early ? booking.agreedCheckInAt : null,
    price: kept.length ? withLines(quote.price, kept) : quote.price,
  }
}
