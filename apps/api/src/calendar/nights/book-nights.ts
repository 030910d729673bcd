import type { TransactionCtx } from '#platform/ctx.ts'
import {
  deleteByReference,
  insertOccupancy,
  type NightRange,
  type Occupancy,
  turnIntoBooking,
} from './occupancy-store.ts'
import { recordNights, tryTakeNights } from './take-nights.ts'

type GuestNights = NightRange & { suiteId: string; reference: string; guestId: string }

/**
 * Turns a hold into a booking; an expired hold is taken again, and false means somebody else has
 * the nights.
 */
export async function bookNights(ctx: TransactionCtx, saved: GuestNights): Promise<boolean> {
  const { guestId, ...nights } = saved
  const isKept = await turnIntoBooking(ctx.db, nights.reference)
  if (!isKept && !(await tryTakeNights(ctx, toBookedOccupancy(nights)))) return false
  await recordBooked(ctx, saved)
  return true
}

/** Moves a booking in one step, also to overlapping nights; false leaves it unchanged. */
export async function moveNights(ctx: TransactionCtx, moved: GuestNights): Promise<boolean> {
  const { guestId, ...nights } = moved
  const before = await deleteByReference(ctx.db, nights.reference)
  const revision = (before?.revision ?? 0) + 1
  if (await tryTakeNights(ctx, { ...toBookedOccupancy(nights), revision })) {
    if (before) await recordNights(ctx, 'calendar.freed', before)
    await recordBooked(ctx, moved)
    return true
  }
  // Nobody else can take the deleted nights until this transaction ends.
  if (before) await insertOccupancy(ctx.db, before, ctx.now)
  return false
}

/** Names the guest, so that nobody is notified of losing nights to themselves. */
function recordBooked(ctx: TransactionCtx, { guestId, ...nights }: GuestNights): Promise<void> {
  return recordNights(ctx, 'calendar.taken', toBookedOccupancy(nights), { guestId })
}

function toBookedOccupancy(nights: Omit<GuestNights, 'guestId'>): Occupancy {
  return { ...nights, kind: 'booking', expiresAt: null }
}
