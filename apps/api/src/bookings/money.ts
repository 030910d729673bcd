import type { Ctx } from '#platform/ctx.ts'
import type { Paid } from '#pricing/refund/refund.ts'
import { sumPaid, sumRefunds } from './money-store.ts'

/** What was paid for a booking and what was refunded, in cents. */
export type BookingMoney = {
  paid: { credit: number; card: number }
  refunded: { wallet: number; card: number }
  /** What was paid and not refunded, by source. */
  kept: Paid
}

export async function moneyOf({ db }: Pick<Ctx, 'db'>, bookingId: string): Promise<BookingMoney> {
  const paid = await sumPaid(db, bookingId)
  const back = await sumRefunds(db, bookingId)
  return {
    paid,
    refunded: { wallet: back.credit + back.card - back.toCard, card: back.toCard },
    kept: { wallet: paid.credit - back.credit, card: paid.card - back.card },
  }
}
