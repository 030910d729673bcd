import { randomUUID } from 'node:crypto'
import { withdrawOffer } from '#bookings/offers/offer-home.ts'
import { occupanciesOf, takeExternalNights } from '#calendar/nights/external-nights.ts'
import { insertConflict, listOpenConflicts, updateConflict } from '#channels/conflict-store.ts'
import { type EventRow, listSuiteEvents, markCopies } from '#channels/event-store.ts'
import type { Nights } from '#channels/feed/event-nights.ts'
import type { TransactionCtx } from '#platform/ctx.ts'
import { recordEvent } from '#platform/events/events.ts'
import type { OccupancyKind } from '#platform/generated/database.ts'
import { todayAt } from '#suites/home-clock.ts'
import { gapsIn, isExactlyCovered, overlaps } from './night-ranges.ts'

type Suite = { suiteId: string; ownerId: string }

export function eventReference(eventId: string): string {
  return `feed:${eventId}:`
}

/**
 * Takes the nights of a home's imported events as far as they are available. A booking keeps its
 * nights: an event that overlaps one becomes a conflict for the owner to solve. Nights taken by
 * others between reading and writing are left for the next time.
 */
export async function placeEvents(ctx: TransactionCtx, suite: Suite): Promise<void> {
  const today = await todayAt(ctx, suite.suiteId)
  const events = await listSuiteEvents(ctx.db, suite.suiteId, today)
  const occupants = await occupanciesOf(ctx, suite.suiteId)
  const placed = placementOf(events, occupants, today)
  await markCopies(ctx.db, placed.copies)
  const { suiteId } = suite
  await takeExternalNights(
    ctx,
    placed.taken.map((nights) => ({ suiteId, ...nights })),
  )
  await updateConflicts(ctx, suite, placed.overlapping)
}

type Occupant = Nights & { kind: OccupancyKind; reference: string }

type TakenNights = Nights & { reference: string; revision: number }

type Placement = {
  /** Events that channels copied from our own calendar, not yet known as such. */
  copies: string[]
  taken: TakenNights[]
  overlapping: Map<string, string[]>
}

/** Decides in one pass, since a calendar can have thousands of events. */
function placementOf(
  events: readonly EventRow[],
  before: readonly Occupant[],
  today: string,
): Placement {
  const feedOf = new Map(events.map(({ id, feedId }) => [eventReference(id), feedId]))
  const occupants = [...before]
  const placement: Placement = { copies: [], taken: [], overlapping: new Map() }
  for (const event of events) {
    const around = occupants.filter((each) => overlaps(each, event))
    const others = around.filter((each) => feedIdOf(feedOf, each) !== event.feedId)
    if (isCopyOfOurs(event, others)) {
      if (!event.isCopy) placement.copies.push(event.id)
      continue
    }
    for (const nights of gapsOf(event, around, today)) {
      placement.taken.push(nights)
      insertInOrder(occupants, { ...nights, kind: 'external' })
    }
    placement.overlapping.set(event.id, bookingsAmong(around))
  }
  return placement
}

function insertInOrder(occupants: Occupant[], added: Occupant): void {
  const index = occupants.findIndex(({ from }) => from > added.from)
  occupants.splice(index < 0 ? occupants.length : index, 0, added)
}

function feedIdOf(feedOf: Map<string, string>, { reference }: Occupant): string | undefined {
  return feedOf.get(/^feed:[^:]+:/.exec(reference)?.[0] ?? '')
}

/**
 * A channel that has read our calendar closes the same nights and sends them back. An event that it calls a stay is no
 * such copy, even on the same nights.
 */
function isCopyOfOurs(event: EventRow, others: readonly Occupant[]): boolean {
  const exported = others.filter(({ kind }) => kind !== 'hold')
  return event.kind !== 'stay' && isExactlyCovered(event, exported)
}

/** Nights that have passed are not taken any more. */
function gapsOf(
  { id, from, to, revision }: EventRow,
  around: readonly Occupant[],
  today: string,
): TakenNights[] {
  return gapsIn({ from: from > today ? from : today, to }, around).map((gap) => ({
    ...gap,
    reference: `${eventReference(id)}${gap.from}`,
    revision,
  }))
}

const bookingPrefix = 'booking:'

function bookingsAmong(around: readonly Occupant[]): string[] {
  return around
    .filter(({ kind, reference }) => kind === 'booking' && reference.startsWith(bookingPrefix))
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
