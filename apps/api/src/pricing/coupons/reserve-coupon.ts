import type { TransactionCtx } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { type CouponAsked, isGoodFor } from './coupon.ts'
import {
  addUse,
  deleteUse,
  findUse,
  insertUse,
  listUseNumbers,
  lockCoupon,
  markUsed,
  moveUse,
} from './coupon-store.ts'

type Wish = Omit<CouponAsked, 'guest' | 'now'> & {
  couponId: string
  userId: string
  hasStayed: boolean
  /** What the use is reserved for; reserving it again changes nothing. */
  reference: string
}

/** Reserves one use for a hold. Coupons are locked until the commit and after money, here and below. */
export async function reserveCoupon(ctx: TransactionCtx, wish: Wish): Promise<void> {
  const { couponId, userId, hasStayed, reference } = wish
  const coupon = await lockCoupon(ctx.db, couponId)
  const known = await findUse(ctx.db, reference)
  if (known?.couponId === couponId && known.userId === userId) return
  const numbers = await listUseNumbers(ctx.db, { couponId, userId })
  const guest = { userId, uses: numbers.length, hasStayed }
  if (known || !coupon || !isGoodFor(coupon, { ...wish, now: ctx.now, guest })) {
    throw new Problem('pricing.coupon_invalid')
  }
  const free = Array.from({ length: coupon.mostUsesEach }, (_, index) => index + 1)
  const number = free.find((each) => !numbers.includes(each)) ?? 0
  const { isFirstStay } = coupon
  await insertUse(ctx.db, {
    couponId,
    userId,
    isFirstStay,
    number,
    reference,
    reservedAt: ctx.now,
  }).catch((error) => {
    const isSecond = violates(error, 'coupon_uses_one_first_stay')
    throw isSecond ? new Problem('pricing.coupon_invalid') : error
  })
  await addUse(ctx.db, couponId, 1)
  await recordEvent(ctx, {
    kind: 'pricing.coupon_reserved',
    subject: `user:${userId}`,
    data: { couponId, reference },
  })
}

export function useCoupon(ctx: TransactionCtx, reference: string): Promise<void> {
  return markUsed(ctx.db, reference, ctx.now)
}

/** The reference under which a change that is being paid reserves the coupon that it adds. */
export function changeReference(reference: string): string {
  return `${reference}:change`
}

/** The coupon of a finished change replaces the one the booking had, whose use is returned. */
export async function replaceCoupon(ctx: TransactionCtx, reference: string): Promise<void> {
  await releaseCoupon(ctx, reference)
  await moveUse(ctx.db, { from: changeReference(reference), to: reference, usedAt: ctx.now })
}

/** Returns the use when the hold expires or someone other than the guest cancels. */
export async function releaseCoupon(ctx: TransactionCtx, reference: string): Promise<void> {
  const released = await deleteUse(ctx.db, reference)
  if (released) await addUse(ctx.db, released.couponId, -1)
}
