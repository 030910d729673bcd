import { randomUUID } from 'node:crypto'
import { withdrawOffer } from '#bookings/offers/offer-home.ts'
import { occupanciesOf, takeExternalNights } from '#calendar/nights/external-nights.ts'
import { insertConflict, listOpenConflicts, updateConflict } from '#channels/conflict-store.ts'
import { type EventRow, listSuiteEvents, markCopy } from '#channels/event-store.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import { todayInMiami } from '#suites/today.ts'
import { gapsIn, isExactlyCovered, overlaps } from './night-ranges.ts'

type Suite = { suiteId: string; ownerId: string }

type Occupant = Awaited<ReturnType<typeof occupanciesOf>>[number]

/** The beginning of the references of all nights that an event takes. */
export function eventReference(eventId: string): string {
  return `feed:${eventId}:`
}

/**
 * Takes the nights of a home's imported events as far as they are available. A booking keeps its
 * nights: an event that overlaps one becomes a conflict for the owner to solve.
 */
export async function placeEvents(ctx: TransactionCtx, suite: Suite): Promise<void> {
  const events = await listSuiteEvents(ctx.db, suite.suiteId, todayInMiami(ctx.now))
  const feedOf = new Map(events.map(({ id, feedId }) => [eventReference(id), feedId]))
  let occupants = await occupanciesOf(ctx, suite.suiteId)
  const overlapping = new Map<string, string[]>()
  for (const event of events) {
    const others = occupants.filter(
      (each) => overlaps(each, event) && feedIdOf(feedOf, each) !== event.feedId,
    )
    if (await isCopyOfOurs(ctx, event, others)) continue
    if (await takeGaps(ctx, suite, event, occupants)) {
      occupants = await occupanciesOf(ctx, suite.suiteId)
    }
    overlapping.set(event.id, bookingsAmong(occupants, event))
  }
  await updateConflicts(ctx, suite, overlapping)
}

function feedIdOf(feedOf: Map<string, string>, { reference }: Occupant): string | undefined {
  return feedOf.get(/^feed:[^:]+:/.exec(reference)?.[0] ?? '')
}

/**
 * A channel that has read our calendar closes the same nights and sends them back. What it calls a
 * stay is none of ours, though, even on the same nights.
 */
async function isCopyOfOurs(
  ctx: TransactionCtx,
  event: EventRow,
  others: Occupant[],
): Promise<boolean> {
  const exported = others.filter(({ kind }) => kind !== 'hold')
  if (event.kind === 'stay' || !isExactlyCovered(event, exported)) return false
  if (!event.isCopy) await markCopy(ctx.db, event.id)
  return true
}

/**
 * Nights that have passed are not taken any more, and nights taken by others between reading and
 * writing are left for the next time.
 */
async function takeGaps(
  ctx: TransactionCtx,
  { suiteId }: Suite,
  { id, from, to, revision }: EventRow,
  occupants: Occupant[],
): Promise<boolean> {
  const today = todayInMiami(ctx.now)
  const gaps = gapsIn({ from: from > today ? from : today, to }, occupants)
  for (const gap of gaps) {
    const reference = `${eventReference(id)}${gap.from}`
    await takeExternalNights(ctx, { suiteId, ...gap, reference, revision })
  }
  return gaps.length > 0
}

const bookingPrefix = 'booking:'

function bookingsAmong(occupants: Occupant[], event: EventRow): string[] {
  return occupants
    .filter(({ kind }) => kind === 'booking')
    .filter((each) => each.reference.startsWith(bookingPrefix) && overlaps(each, event))
    .map(({ reference }) => reference.slice(bookingPrefix.length))
}

async function updateConflicts(
  ctx: TransactionCtx,
  { suiteId, ownerId }: Suite,
  overlapping: Map<string, string[]>,
): Promise<void> {
  const subject = `suite:${suiteId}` as const
  const open = await listOpenConflicts(ctx.db, [suiteId])
  for (const { id, eventId, bookingId } of open) {
    if (overlapping.get(eventId)?.includes(bookingId)) continue
    await updateConflict(ctx.db, id, { closedAt: ctx.now })
    await withdrawOffer(ctx, bookingId)
    const data = { conflictId: id, bookingId, ownerId }
    await recordEvent(ctx, { kind: 'channels.conflict_closed', subject, data })
  }
  const isKnown = (event: string, booking: string) =>
    open.some(({ eventId, bookingId }) => eventId === event && bookingId === booking)
  for (const [eventId, bookingIds] of overlapping) {
    for (const bookingId of bookingIds.filter((each) => !isKnown(eventId, each))) {
      const id = randomUUID()
      await insertConflict(ctx.db, { id, eventId, bookingId, raisedAt: ctx.now })
      const data = { conflictId: id, bookingId, ownerId }
      await recordEvent(ctx, { kind: 'channels.conflict_raised', subject, data })
    }
  }
}
