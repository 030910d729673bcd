import { homesToOfferFor } from '../../apps/api/src/bookings/offers/homes-to-offer.ts'
import { decideConflict } from '../../apps/api/src/channels/manage/decide-conflict.ts'
import type { TransactionCtx } from '../../apps/api/src/platform/ctx.ts'
import { actAs } from '../history/act-as.ts'
import { demoUserId } from '../people/people.ts'

/** Inés has offered Sam another home for a stay that was sold twice, and Sam has yet to answer. */
export async function seedHomeOffer(ctx: TransactionCtx): Promise<void> {
  const conflict = await ctx.db
    .selectFrom('feedConflicts')
    .innerJoin('bookings', 'bookings.id', 'feedConflicts.bookingId')
    .select(['feedConflicts.id', 'bookingId'])
    .where('guestId', '=', demoUserId('sam@marea.test'))
    .executeTakeFirst()
  const [home] = conflict ? await homesToOfferFor(ctx, conflict.bookingId) : []
  if (!conflict || !home) return
  const { slug } = await ctx.db
    .selectFrom('suites')
    .select('slug')
    .where('id', '=', home.suiteId)
    .executeTakeFirstOrThrow()
  const ines = await actAs(ctx, 'owner@marea.test')
  await decideConflict(ines, conflict.id, { decision: 'offer_home', reason: '', suite: slug })
}
