import { type CouponDraft, NewCoupon } from '@marea/contract/pricing/coupons.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { violates } from '#platform/db/constraint-violation.ts'
import { recordEvent } from '#platform/events/events.ts'
import { Problem } from '#platform/problem.ts'
import { insertCoupon } from './coupon-store.ts'

const plain = {
  perMille: null,
  amount: null,
  bearer: 'platform',
  usableFrom: null,
  usableUntil: null,
  nightsFrom: null,
  nightsTo: null,
  minNights: 1,
  minAmount: 0,
  mostUses: null,
  mostUsesEach: 1,
  isFirstStay: false,
  userId: null,
  suiteIds: [],
} as const

/** A rule that is left out sets no limit; the platform pays for the discount by default. */
export function makeCoupon(ctx: Ctx, given: CouponDraft): Promise<string> {
  const coupon = NewCoupon.parse({ ...plain, ...given })
  return inTransaction(ctx, async (ctx) => {
    const id = await insertCoupon(ctx.db, coupon, ctx.now).catch(refuseUnknown)
    await recordEvent(ctx, {
      kind: 'pricing.coupon_made',
      subject: `coupon:${id}`,
      data: { code: coupon.code },
    })
    return id
  })
}

function refuseUnknown(error: unknown): never {
  if (violates(error, 'coupons_code_unique')) throw new Problem('pricing.coupon_exists')
  for (const [constraint, path] of references) {
    if (violates(error, constraint)) throw new Problem('request.invalid', [{ path }])
  }
  throw error
}

const references = [
  ['coupons_user_id_fkey', 'userId'],
  ['coupon_suites_suite_id_fkey', 'suiteIds'],
] as const
