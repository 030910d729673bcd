import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { lockActiveHold, lockOwnBooking } from '#bookings/own-booking.ts'
import { showBooking } from '#bookings/show.ts'
import { updateBooking } from '#bookings/store.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { noteAcceptance } from './acceptance.ts'

/** The guest can write to the owner until the stay ends. */
export async function updateComments(ctx: Ctx, id: string, comments: string): Promise<Booking> {
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
    const booking = await lockActiveHold(ctx, id)
    if (booking.houseRulesAcceptedAt) return
    await updateBooking(ctx.db, id, { houseRulesAcceptedAt: ctx.now })
    await noteAcceptance(ctx, booking)
  })
  return showBooking(ctx, id)
}
