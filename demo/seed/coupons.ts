import type { TransactionCtx } from '../../apps/api/src/platform/ctx.ts'
import { makeCoupon } from '../../apps/api/src/pricing/coupons/create-coupon.ts'
import { demoUserId } from '../people/people.ts'
import type { SeededHome } from './home-listings.ts'

/** One coupon of each kind, so that every rule can be tried by hand. */
export async function seedCoupons(
  ctx: TransactionCtx,
  homes: readonly SeededHome[],
): Promise<void> {
  const lateSummer = { nightsFrom: '2027-06-01', nightsTo: '2027-10-01' }
  const almendro = homes.filter(({ home }) => home.suite.slug === 'casa-almendro')
  await makeCoupon(ctx, { code: 'TIDE10', perMille: 100, mostUsesEach: 20 })
  await makeCoupon(ctx, { code: 'BIENVENIDA', perMille: 150, isFirstStay: true })
  await makeCoupon(ctx, { code: 'MAREA200', amount: 20_000, minAmount: 200_000, mostUses: 100 })
  await makeCoupon(ctx, { code: 'SLOWSUMMER', perMille: 200, minNights: 7, ...lateSummer })
  await makeCoupon(ctx, {
    code: 'ALMENDRO',
    perMille: 120,
    bearer: 'owner',
    suiteIds: almendro.map(({ id }) => id),
    mostUsesEach: 3,
  })
  await makeCoupon(ctx, {
    code: 'FOR-LAURA',
    perMille: 250,
    userId: demoUserId('guest@marea.test'),
  })
}
