import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { cancelUnpaid } from '../../src/bookings/cancel/cancel.ts'
import { lockBooking } from '../../src/bookings/store.ts'
import { inTransaction } from '../../src/platform/ctx.ts'
import { insertConflict } from '../channels/channel-data.ts'
import { deliverEvents } from '../stand-ins/cards.ts'
import { booked, move, ready } from '../stays.ts'
import { type EmailWorld, tell } from './email-world.ts'

const march = { checkIn: '2027-03-01', checkOut: '2027-03-05' }

/** A booking from its confirmation to the request for a review, and every way it may end. */
export async function sendBookingEmails(world: EmailWorld): Promise<void> {
  const { marea, laura, ines, suiteId } = world
  const booking = await booked(marea, laura)
  await marea.db
    .updateTable('bookings')
    .set({ comments: 'We arrive late.' })
    .where('id', '=', booking.id)
    .execute()
  await marea.runJobs()
  const subject = `user:${laura.id}` as const
  const data = { bookingId: booking.id, suiteId, ownerId: ines.id }
  await tell(world, { kind: 'booking.changed', subject, data })
  await tell(world, { kind: 'booking.completed', subject, data })
  const returned = { ...data, amount: 1_234_50 }
  await tell(world, { kind: 'booking.payment_returned', subject, data: returned })
  await tell(world, { kind: 'booking.refunded', subject, data: { ...data, amount: 226_00 } })
  await sendHostIdEmails(world, booking)
  await sendBalanceEmails(world)
  await move(laura, `/bookings/${booking.id}/cancellation`, { to: 'wallet' })
  await marea.runJobs()
  await cancelByOwner(world, march)
  await cancelByOwner(world, { checkIn: '2027-04-01', checkOut: '2027-04-05' }, 'sold out')
}

/** A booking paid in two parts: one whose rest is paid, and one whose card is declined. */
async function sendBalanceEmails(world: EmailWorld): Promise<void> {
  const { marea, laura, ines, suiteId } = world
  const ids: string[] = []
  for (const checkIn of ['2027-06-01', '2027-06-11']) {
    const checkOut = Temporal.PlainDate.from(checkIn).add({ days: 4 }).toString()
    const { id } = await ready(laura, { checkIn, checkOut })
    const body = { paymentMethodId: 'pm_card_visa', plan: 'part' }
    await move(laura, `/bookings/${id}/payment`, body)
    await deliverEvents(marea)
    ids.push(id)
  }
  const [id = '', other = ''] = ids
  const subject = `user:${laura.id}` as const
  const data = { bookingId: id, suiteId, ownerId: ines.id, amount: 2_345_00, day: '2027-05-14' }
  await tell(world, { kind: 'booking.rest_due_soon', subject, data })
  const declined = { ...data, failure: 'card_declined' }
  await tell(world, { kind: 'booking.rest_declined', subject, data: declined })
  await move(laura, `/bookings/${id}/rest`, { paymentMethodId: 'pm_card_visa' })
  await deliverEvents(marea)
  await inTransaction(marea.ctx(), async (ctx) => {
    const booking = await lockBooking(ctx.db, other)
    if (booking) await cancelUnpaid(ctx, booking)
  })
  await marea.runJobs()
}

async function sendHostIdEmails(world: EmailWorld, { id }: Booking): Promise<void> {
  const { marea, laura } = world
  const reference = `booking:${id}`
  const subject = `user:${laura.id}` as const
  const now = marea.clock.now()
  await marea.db
    .insertInto('hostIds')
    .values({
      ...{ id: crypto.randomUUID(), reference, userId: laura.id, document: 'passport' },
      ...{ lastFour: '4567', deletedAt: now },
      ...{ status: 'rejected', reason: 'The number can’t be read', decidedAt: now },
      ...{ uploadedAt: now, deleteOn: Temporal.PlainDate.from('2027-04-01') },
    })
    .execute()
  await tell(world, { kind: 'identity.host_id_accepted', subject, data: { reference } })
  await tell(world, { kind: 'identity.host_id_rejected', subject, data: { reference } })
}

type Dates = { checkIn: string; checkOut: string }

/** The owner cancels a stay whose nights another channel sold, with or without homes to offer. */
async function cancelByOwner(world: EmailWorld, dates: Dates, others?: 'sold out'): Promise<void> {
  const { marea, laura, ines } = world
  const { id } = await booked(marea, laura, dates)
  const conflict = await insertConflict(marea, id, ines.id)
  if (others) await setStatusOfOthers(world, 'unlisted')
  await move(ines, `/owner/feed-conflicts/${conflict}/decision`, { decision: 'cancel_booking' })
  await marea.runJobs()
  if (others) await setStatusOfOthers(world, 'published')
}

async function setStatusOfOthers({ marea, others }: EmailWorld, status: 'unlisted' | 'published') {
  await marea.db.updateTable('suites').set({ status }).where('slug', 'in', others).execute()
}

/** The guest accepts one home offered for a double booking and declines another. */
export async function sendOfferEmails(world: EmailWorld): Promise<void> {
  const { marea, laura, ines, suiteId, others } = world
  const [suite] = others
  const { id } = await booked(marea, laura, { checkIn: '2027-05-03', checkOut: '2027-05-07' })
  const conflictId = await insertConflict(marea, id, ines.id)
  const data = { bookingId: id, ownerId: ines.id }
  const raised = { ...data, conflictId }
  await tell(world, { kind: 'channels.conflict_raised', subject: `suite:${suiteId}`, data: raised })
  await move(ines, `/owner/feed-conflicts/${conflictId}/decision`, {
    decision: 'offer_home',
    suite,
  })
  await marea.runJobs()
  const { body } = await laura.call('GET', `/bookings/${id}/home-offer`)
  const acceptance = { offerId: body.result.offer.id }
  await move(laura, `/bookings/${id}/home-offer/acceptance`, acceptance)
  await marea.runJobs()
  const declined = { ...data, suiteId, answer: 'declined' as const }
  const subject = `user:${laura.id}` as const
  await tell(world, { kind: 'booking.home_offer_answered', subject, data: declined })
}
