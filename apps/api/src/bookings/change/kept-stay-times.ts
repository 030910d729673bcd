import type { BookingRow } from '#bookings/store.ts'
import { linesOf } from '#bookings/terms.ts'
import type { StoredQuote } from '#calendar/quote/stored-quote.ts'
import { findStayTimeLine, withLines } from '#pricing/stay-times.ts'
import type { AgreedStay } from './terms.ts'

type StayWithStayTimes = StoredQuote & Pick<AgreedStay, 'agreedCheckInAt'>

/** A change keeps the hours that were paid for on days that it does not move. */
export function withPaidStayTimes(booking: BookingRow, quote: StoredQuote): StayWithStayTimes {
  const lines = linesOf(booking)
  const { checkIn, checkOut } = quote.stay
  const early = checkIn === booking.checkIn ? findStayTimeLine(lines, 'check_in') : undefined
  const late = checkOut === booking.checkOut ? findStayTimeLine(lines, 'check_out') : undefined
  const kept = [early, late].filter((line) => line !== undefined)
  return {
    ...quote,
    checkInAt: early ? booking.checkInAt : quote.checkInAt,
    checkOutAt: late ? booking.checkOutAt : quote.checkOutAt,
    agreedCheckInAt: early ? booking.agreedCheckInAt : null,
    price: kept.length ? withLines(quote.price, kept) : quote.price,
  }
}
