import { type Allowance, returnAttempts, takeAttempt } from '#identity/attempts/throttle.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import type { Discount } from '#pricing/price.ts'
import { isCouponDeducted } from '#pricing/store.ts'
import { type CouponAsked, fitsStay, isGoodFor, readCode } from './coupon.ts'
import { findCoupon, hasUse, listUseNumbers } from './coupon-store.ts'
import { changeReference } from './reserve-coupon.ts'

type Typed = Omit<CouponAsked, 'guest' | 'now'> & {
  code: string
  hasStayed(ctx: Ctx, userId: string): Promise<boolean>
  /** The network address, for limiting guesses. */
  address: string
  /** The booking that already has the coupon and only changes its stay. */
  heldBy?: string | undefined
}

export type Applied = { couponId: string; discount: Discount }

const guesses: Allowance = { limit: 20, hours: 1 }

/** The discount of a code for this stay; every invalid code counts as a guess. */
export async function applyCoupon(ctx: Ctx, typed: Typed): Promise<Applied> {
  const code = readCode(typed.code)
  if (!code) throw new Problem('pricing.coupon_unreadable')
  const name = ['coupon', ctx.actor.kind === 'person' ? ctx.actor.userId : typed.address]
  const taken = await takeAttempt(ctx, name, guesses)
  if (!taken.isAllowed) throw new Problem('request.too_many', { retryAfter: taken.retryAfter })
  const coupon = await findCoupon(ctx.db, code)
  const isHeld = coupon !== undefined && (await isHeldBy(ctx, coupon.id, typed.heldBy))
  const asked = { ...typed, now: ctx.now, guest: await guestOf(ctx, typed, coupon?.id) }
  if (!coupon || !(isHeld ? fitsStay(coupon, asked) : isGoodFor(coupon, asked))) {
    throw new Problem('pricing.coupon_invalid')
  }
  await returnAttempts(ctx, [{ name, at: taken.at }])
  const { perMille, amount, bearer } = coupon
  const isDeducted = await isCouponDeducted(ctx.db, { on: typed.checkIn, bearer })
  return { couponId: coupon.id, discount: { code, perMille, amount, bearer, isDeducted } }
}

/** The booking's own coupon, or the one of a change that is still being paid. */
async function isHeldBy(ctx: Ctx, couponId: string, heldBy: string | undefined): Promise<boolean> {
  if (heldBy === undefined) return false
  return hasUse(ctx.db, { couponId, references: [heldBy, changeReference(heldBy)] })
}

async function guestOf(
  ctx: Ctx,
  { hasStayed }: Typed,
  couponId: string | undefined,
): Promise<CouponAsked['guest']> {
  if (ctx.actor.kind !== 'person' || !couponId) return null
  const { userId } = ctx.actor
  const numbers = await listUseNumbers(ctx.db, { couponId, userId })
  return { userId, uses: numbers.length, hasStayed: await hasStayed(ctx, userId) }
}
