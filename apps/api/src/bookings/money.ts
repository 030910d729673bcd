import type { Ctx } from '#platform/ctx.ts'
import type { Paid } from '#pricing/refund/refund.ts'
import { sumPaid, sumRefunds } from './money-store.ts'

/** What came in for a booking and what went back, in cents. */
export type BookingMoney = {
  paid: { credit: number; card: number }
  refunded: { wallet: number; card: number }
  /** What came in and has not gone back, by what had paid it. */
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
