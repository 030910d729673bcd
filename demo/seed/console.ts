import { refundAsAdmin } from '../../apps/api/src/bookings/admin/refund-part.ts'
import type { TransactionCtx } from '../../apps/api/src/platform/ctx.ts'
import { reportReview } from '../../apps/api/src/reviews/moderation/moderate.ts'
import { adminHomes, checkLicense } from '../../apps/api/src/suites/admin/admin-homes.ts'
import { actAs } from '../history/act-as.ts'
import { demoUserId } from '../people/people.ts'

const colleague = 'nadia@marea.test'
const uncheckedHomes = 2

/** What a colleague in operations has done, and what waits for a decision: licenses, a refund and a reported review. */
export async function seedConsole(ctx: TransactionCtx): Promise<void> {
  const nadia = await actAs(ctx, colleague)
  await checkLicenses(nadia)
  await requestRefund(nadia)
  await reportLowest(await actAs(ctx, 'owner@marea.test'))
}

async function checkLicenses(ctx: TransactionCtx): Promise<void> {
  const homes = await adminHomes(ctx, 'published')
  for (const { id, licenses } of homes.slice(0, -uncheckedHomes)) {
    for (const { kind, number } of licenses) {
      await checkLicense(ctx, id, { kind, number, verdict: 'accepted', reason: '' })
    }
  }
  const waiting = homes.slice(-uncheckedHomes).map(({ id }) => id)
  await ctx.db
    .updateTable('suiteLicenses')
    .set({ enteredAt: ctx.now.subtract({ hours: 20 }) })
    .where('suiteId', 'in', waiting)
    .execute()
}

/** Above the limit, so that the administrator of the demo is the second approver. */
async function requestRefund(ctx: TransactionCtx): Promise<void> {
  const booking = await ctx.db
    .selectFrom('bookings')
    .select('id')
    .where('guestId', '=', demoUserId('guest@marea.test'))
    .where('status', '=', 'confirmed')
    .where('checkInAt', '>', ctx.now)
    .where('id', 'not in', ctx.db.selectFrom('bookingRests').select('bookingId'))
    .orderBy('checkInAt', 'desc')
    .executeTakeFirst()
  if (!booking) return
  await refundAsAdmin(ctx, booking.id, {
    code: 'nights',
    amount: 620_00,
    to: 'wallet',
    reason: 'The pool heater is out of order until the part arrives.',
  })
}

async function reportLowest(ctx: TransactionCtx): Promise<void> {
  const review = await ctx.db
    .selectFrom('reviews')
    .innerJoin('suites', 'suites.id', 'reviews.suiteId')
    .select('reviews.id')
    .where('ownerId', '=', demoUserId('owner@marea.test'))
    .orderBy('reviews.overall')
    .orderBy('reviews.publishedAt', 'desc')
    .executeTakeFirst()
  const details = 'This guest describes another home.'
  if (review) await reportReview(ctx, review.id, { reason: 'false', details })
}
