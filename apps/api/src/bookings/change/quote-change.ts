import type { ChangeQuote } from '@marea/contract/bookings/booking-changes.ts'
import { usd } from '@marea/contract/platform/money.ts'
import type { Quote, QuoteBody } from '@marea/contract/pricing/endpoints.ts'
import { extraCodes } from '@marea/contract/suites/listing/extra-codes.ts'
import { requireBalancePaid } from '#bookings/balance/balance.ts'
import { nightsReference } from '#bookings/hold/dates-taken.ts'
import { findOverlappingStay } from '#bookings/hold/overlapping-stay.ts'
import { ownBooking, requireActiveHold } from '#bookings/own-booking.ts'
import { hasStayed } from '#bookings/payment/coupon.ts'
import { requireCancellable } from '#bookings/refund/refund.ts'
import { suiteOf } from '#bookings/show.ts'
import type { BookingRow } from '#bookings/store.ts'
import { linesOf } from '#bookings/terms.ts'
import { quoteStay } from '#calendar/quote/quote.ts'
import { toQuoteLine } from '#calendar/quote/quote-line.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Extra } from '#pricing/price.ts'
import { listCards } from '#suites/cards.ts'
import { creditOf } from '#wallet/credit.ts'
import { withdrawableOn } from '#wallet/deposits/card-money.ts'
import { quotedChange } from './change.ts'

type Asked = { asked: Omit<QuoteBody, 'useCredit'>; address: string }

/**
 * Quotes other dates, guests or extras for the guest's own booking. Lines and total are those that
 * the booking will have, by the function that changes it.
 */
export async function quoteChange(ctx: Ctx, id: string, asked: Asked): Promise<ChangeQuote> {
  const booking = await ownBooking(ctx, id)
  if (booking.status === 'held') requireActiveHold(ctx, booking)
  else requireCancellable(ctx, booking)
  await requireBalancePaid(ctx, id)
  const quote = await quoteFor(ctx, booking, asked)
  if (booking.status === 'held') {
    const refund = { total: usd(0), wallet: usd(0), card: usd(0) }
    return { quote, charge: quote.total, refund, withdrawableOn: withdrawableOn(ctx) }
  }
  const { lines, total, charge, refund } = (await quotedChange(ctx, booking, quote.id)).change
  const { wallet, card } = refund
  return {
    quote: { ...quote, lines: lines.map(toQuoteLine), total: usd(total), due: usd(charge) },
    charge: usd(charge),
    refund: { total: usd(wallet + card), wallet: usd(wallet), card: usd(card) },
    withdrawableOn: withdrawableOn(ctx),
  }
}

async function quoteFor(ctx: Ctx, booking: BookingRow, { asked, address }: Asked): Promise<Quote> {
  const { slug } = suiteOf((await listCards(ctx, [booking.suiteId])).get(booking.suiteId))
  const asking = {
    creditOf,
    hasStayed,
    stayAmong: findOverlappingStay,
    address,
    booked: bookedExtras(booking),
    heldBy: nightsReference(booking.id),
    agreedAt: booking.createdAt,
  }
  return quoteStay(ctx, slug, { ...asked, useCredit: false }, asking)
}

function bookedExtras(booking: BookingRow): Extra[] {
  const lines = linesOf(booking)
  return extraCodes.flatMap((code) =>
    lines.filter((line) => line.code === `extra_${code}`).map(({ amount }) => ({ code, amount })),
  )
}
