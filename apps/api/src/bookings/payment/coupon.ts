import { isRent } from '@marea/contract/pricing/price-parts.ts'
import { countStays } from '#bookings/store.ts'
import type { StoredQuote } from '#calendar/quote/stored-quote.ts'
import type { Ctx, TransactionCtx } from '#platform/ctx.ts'
import { reserveCoupon } from '#pricing/coupons/reserve-coupon.ts'
import { sumOf } from '#pricing/price.ts'

/** Whether the guest has ever had a confirmed stay, past or upcoming. */
export async function hasStayed(ctx: Ctx, userId: string): Promise<boolean> {
  return (await countStays(ctx.db, userId)) > 0
}

type PricedStay = Pick<StoredQuote, 'suiteId' | 'stay' | 'price' | 'coupon'>

export async function reserveCouponFor(
  ctx: TransactionCtx,
  { suiteId, stay, price, coupon }: PricedStay,
  { userId, reference }: { userId: string; reference: string },
): Promise<void> {
  if (!coupon) return
  const { checkIn, checkOut } = stay
  await reserveCoupon(ctx, {
    suiteId,
    checkIn,
    checkOut,
    userId,
    reference,
    couponId: coupon.id,
    rent: sumOf(price.lines.filter((line) => isRent(line, 'agreed'))),
    hasStayed: await hasStayed(ctx, userId),
  })
}
