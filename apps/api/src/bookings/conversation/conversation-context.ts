import type { Conversation, ConversationNote } from '@marea/contract/messaging/endpoints.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { findBooking } from '#bookings/store.ts'
import { personOf } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { findBookingsBetween, findLatestStay } from './conversation-store.ts'

type GuestAndSuite = { guestId: string; suiteId: string }

/** The stay that a guest and a home's owner are most likely talking about. */
export async function findStayForConversation(
  ctx: Ctx,
  two: GuestAndSuite,
): Promise<Conversation['stay']> {
  const stay = await findLatestStay(ctx.db, { ...two, now: ctx.now })
  if (!stay) return null
  const { totalAmount, checkInAt, checkOutAt, ...facts } = stay
  return {
    ...facts,
    total: usd(totalAmount),
    checkInAt: checkInAt.toString(),
    checkOutAt: checkOutAt.toString(),
  }
}

/** What a guest and an owner have booked with each other, in any home. */
export function bookingsBetween(
  ctx: Ctx,
  two: { guestId: string; ownerId: string },
): Promise<{ hasBooking: boolean; hasConfirmed: boolean }> {
  return findBookingsBetween(ctx.db, two)
}

/** A hold is visible to its guest only. */
export async function participantsOf(ctx: Ctx, id: string): Promise<GuestAndSuite> {
  const { userId } = personOf(ctx)
  const booking = await findBooking(ctx.db, id)
  const isGuest = booking?.guestId === userId
  const isOwner = booking?.ownerId === userId && booking.confirmedAt !== null
  if (!booking || !(isGuest || isOwner)) throw new Problem('resource.not_found')
  const { guestId, suiteId } = booking
  return { guestId, suiteId }
}

export async function bookingUpdate(
  ctx: Ctx,
  id: string,
): Promise<GuestAndSuite & { news: Omit<ConversationNote, 'kind'> }> {
  const booking = await findBooking(ctx.db, id)
  if (!booking) throw new Error(`Booking ${id} is gone.`)
  const { guestId, suiteId, reference, checkIn, checkOut, totalAmount, cancelledBy } = booking
  const news = { reference, checkIn, checkOut, total: usd(totalAmount), by: cancelledBy }
  return { guestId, suiteId, news }
}

/** For administrators, who are not participants. */
export async function conversationOfBooking(ctx: Ctx, id: string): Promise<GuestAndSuite> {
  const booking = await findBooking(ctx.db, id)
  if (!booking) throw new Problem('resource.not_found')
  const { guestId, suiteId } = booking
  return { guestId, suiteId }
}
