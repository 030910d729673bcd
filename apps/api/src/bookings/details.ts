import type { Booking } from '@marea/contract/bookings.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { lockLivingHold, lockOwnBooking } from './own.ts'
import { showBooking } from './show.ts'
import { updateBooking } from './store.ts'

/** What the guest tells the owner, until the stay ends. */
export async function writeComments(ctx: Ctx, id: string, comments: string): Promise<Booking> {
  await inTransaction(ctx, async (ctx) => {
    const { status } = await lockOwnBooking(ctx, id)
    if (status !== 'held' && status !== 'confirmed') {
      throw new Problem('booking.state_refused', { status })
    }
    await updateBooking(ctx.db, id, { comments })
  })
  return showBooking(ctx, id)
}

export async function acceptHouseRules(ctx: Ctx, id: string): Promise<Booking> {
  await inTransaction(ctx, async (ctx) => {
    const { houseRulesAcceptedAt } = await lockLivingHold(ctx, id)
    if (!houseRulesAcceptedAt) await updateBooking(ctx.db, id, { houseRulesAcceptedAt: ctx.now })
  })
  return showBooking(ctx, id)
}
