import type { EventKind } from '@marea/contract/events.ts'
import type { WebhookKind } from '@marea/contract/integrations/webhook-kinds.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { keyedHash } from '#platform/crypto/token.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Event } from '#platform/events/events.ts'
import { listManagers } from '#suites/co-hosts/managers.ts'
import { showWithdrawal } from '#wallet/payouts/withdrawals.ts'
import { insertDeliveries } from './delivery-store.ts'
import { findBooking, findHome, findOccurredAt, findReview, findRoomHome } from './facts-store.ts'
import { webhookCounters } from './metrics.ts'
import { writeBody } from './payload.ts'

/** The data of an event and its recipients: the owner and co-hosts with full access, or one person. */
type Told = { data: object } & ({ home: { suiteId: string; ownerId: string } } | { userId: string })

/** The events that endpoints receive, without the names of guests or what they wrote. */
export const tellEndpoints = {
  bookingConfirmed: tell('booking.confirmed', ofBooking),
  bookingChanged: tell('booking.changed', ofBooking),
  bookingCanceled: tell('booking.canceled', ofBooking),
  messageReceived: tell('message.received', ofMessage),
  reviewPublished: tell('review.published', ofReview),
  calendarChanged: tell('calendar.changed', ofNights),
  payoutSent: tell('payout.sent', ofPayout),
  statementReady: tell('statement.ready', ofStatement),
}

/** A repeated job finds the event in every endpoint that has it, and adds nothing. */
function tell<Kind extends EventKind>(
  type: WebhookKind,
  find: (ctx: Ctx, event: Event<Kind>) => Promise<Told | undefined>,
) {
  return async (ctx: Ctx, event: Event<Kind>): Promise<void> => {
    const told = await find(ctx, event)
    if (!told) return
    const userIds = 'home' in told ? await listManagers(ctx, told.home) : [told.userId]
    const id = eventIdOf(ctx, event)
    const occurredAt = (await findOccurredAt(ctx.db, event.id)) ?? ctx.now
    const body = writeBody({ id, type, createdAt: occurredAt, data: told.data })
    const queued = { eventId: id, kind: type, body, createdAt: ctx.now }
    const count = await insertDeliveries(ctx.db, userIds, queued)
    if (count > 0) webhookCounters.add('queued', count)
  }
}

/** A public id that does not reveal how many events there are. */
function eventIdOf(ctx: Ctx, { id }: { id: number }): string {
  return `evt_${keyedHash(ctx, 'webhook event', String(id)).toString('base64url').slice(0, 24)}`
}

async function ofBooking(
  { db }: Ctx,
  { data }: Event<'booking.confirmed' | 'booking.changed' | 'booking.cancelled'>,
): Promise<Told | undefined> {
  const found = await findBooking(db, data.bookingId)
  if (!found) return undefined
  const { id, reference, status, guests, checkIn, checkOut, payoutAmount } = found
  const booking = {
    id,
    reference,
    status: status === 'cancelled' ? 'canceled' : status,
    home: homeOf(found),
    checkIn,
    checkOut,
    guests,
    payout: usd(payoutAmount ?? 0),
  }
  return { home: found, data: { booking } }
}

/** A message has an event for each side; endpoints get only the owner's. */
async function ofMessage(
  { db }: Ctx,
  { subject, data }: Event<'messaging.sent'>,
): Promise<Told | undefined> {
  const { roomId, messageId } = data
  const home = await findRoomHome(db, roomId)
  if (!home || subject !== `user:${home.ownerId}`) return undefined
  return { home, data: { message: { id: messageId, conversationId: roomId, home: homeOf(home) } } }
}

async function ofReview(
  { db }: Ctx,
  { data }: Event<'reviews.written'>,
): Promise<Told | undefined> {
  const found = await findReview(db, data.id)
  if (!found) return undefined
  const { id, overall: stars, text, language } = found
  return { home: found, data: { review: { id, home: homeOf(found), stars, text, language } } }
}

async function ofNights(
  { db }: Ctx,
  { kind, subject, data }: Event<'calendar.taken' | 'calendar.freed'>,
): Promise<Told | undefined> {
  const home = await findHome(db, subject.replace(/^suite:/, ''))
  if (!home) return undefined
  const { from, to, kind: reason } = data
  const isAvailable = kind === 'calendar.freed'
  return { home, data: { nights: { home: homeOf(home), from, to, isAvailable, reason } } }
}

async function ofPayout(
  ctx: Ctx,
  { subject, data }: Event<'wallet.withdrawal_sent'>,
): Promise<Told> {
  const { id, amount, arrivesOn } = await showWithdrawal(ctx, data.withdrawalId)
  return { userId: userIn(subject), data: { payout: { id, amount, arrivesOn } } }
}

async function ofStatement(
  _ctx: Ctx,
  { subject, data }: Event<'owners.month_sealed'>,
): Promise<Told> {
  return { userId: userIn(subject), data: { statement: { month: data.month } } }
}

function homeOf({ slug, name }: { slug: string; name: string }) {
  return { slug, name }
}

function userIn(subject: string): string {
  return subject.replace(/^user:/, '')
}
