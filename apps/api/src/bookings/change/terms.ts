import { extraCodes } from '@marea/contract/suites/listing/extra-codes.ts'
import { z } from 'zod'
import type { BookingRow, updateBooking } from '#bookings/store.ts'
import { linesOf } from '#bookings/terms.ts'
import type { StoredQuote } from '#calendar/quote/stored-quote.ts'
import type { Change } from '#pricing/change.ts'
import { type Line, Lines, sumOf } from '#pricing/price.ts'

/** The terms a change replaces; the cancellation policy stays the one it was booked with. */
const ChangeTerms = z.object({
  quoteId: z.uuid(),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  checkInAt: z.iso.datetime(),
  checkOutAt: z.iso.datetime(),
  /** Changes that were begun before early check-ins existed have none. */
  agreedCheckInAt: z.iso.datetime().nullable().default(null),
  guests: z.int(),
  /** Changes that were begun before children and infants were counted have none. */
  children: z.int().default(0),
  infants: z.int().default(0),
  pets: z.int(),
  extras: z.array(z.enum(extraCodes)),
  couponCode: z.string().nullable(),
  lines: Lines,
  totalAmount: z.int(),
  committedAmount: z.int(),
})
export type ChangeTerms = z.infer<typeof ChangeTerms>

export function termsBefore(row: BookingRow): string {
  return JSON.stringify(termsOf(row))
}

export function termsWithLines(row: BookingRow, lines: Line[]): ChangeTerms {
  return { ...termsOf(row), lines, totalAmount: sumOf(lines) }
}

function termsOf(row: BookingRow): ChangeTerms {
  const { checkInAt, checkOutAt, agreedCheckInAt, ...rest } = row
  return ChangeTerms.parse({
    ...rest,
    lines: linesOf(row),
    checkInAt: checkInAt.toString(),
    checkOutAt: checkOutAt.toString(),
    agreedCheckInAt: agreedCheckInAt?.toString() ?? null,
  })
}

export type AgreedStay = Pick<
  StoredQuote,
  'id' | 'stay' | 'extras' | 'price' | 'checkInAt' | 'checkOutAt' | 'expiresAt'
> & {
  couponCode: string | null
  addedCoupon: StoredQuote['coupon']
  /** The check-in that the policy counts from, if an early check-in moved it. */
  agreedCheckInAt: Temporal.Instant | null
}

export function termsAfter(quote: AgreedStay, change: Change): string {
  const { id, stay, extras, couponCode, checkInAt, checkOutAt, agreedCheckInAt } = quote
  return JSON.stringify(
    ChangeTerms.parse({
      ...stay,
      quoteId: id,
      extras,
      couponCode,
      checkInAt: checkInAt.toString(),
      checkOutAt: checkOutAt.toString(),
      agreedCheckInAt: agreedCheckInAt?.toString() ?? null,
      lines: change.lines,
      totalAmount: change.total,
      committedAmount: change.committed,
    }),
  )
}

export function readTerms(stored: unknown): ChangeTerms {
  return ChangeTerms.parse(stored)
}

export function rowOf({
  lines,
  checkInAt,
  checkOutAt,
  agreedCheckInAt,
  ...terms
}: ChangeTerms): Parameters<typeof updateBooking>[2] {
  return {
    ...terms,
    lines: JSON.stringify(lines),
    checkInAt: Temporal.Instant.from(checkInAt),
    checkOutAt: Temporal.Instant.from(checkOutAt),
    agreedCheckInAt: agreedCheckInAt === null ? null : Temporal.Instant.from(agreedCheckInAt),
  }
}
