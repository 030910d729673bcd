import { holdMinutes } from '@marea/contract/calendar/hold.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { findByReference, type Occupancy } from './occupancy-store.ts'
import { datesTaken, recordNights, tryTakeNights } from './take-nights.ts'

type Hold = { suiteId: string; checkIn: string; checkOut: string; reference: string }

/** Holds nights for one guest during checkout; repeating the reference returns the same hold. */
export function holdNights(ctx: Ctx, hold: Hold): Promise<{ expiresAt: Temporal.Instant }> {
  return inTransaction(ctx, async (ctx) => {
    const { suiteId, checkIn: from, checkOut: to, reference } = hold
    const expiresAt = ctx.now.add({ minutes: holdMinutes })
    const occupancy = { suiteId, from, to, kind: 'hold', reference, expiresAt } as const
    if (await tryTakeNights(ctx, occupancy)) {
      await recordNights(ctx, 'calendar.taken', occupancy)
      return { expiresAt }
    }
    const known = await findByReference(ctx.db, reference)
    if (known?.expiresAt && isSame(known, hold, ctx.now)) return { expiresAt: known.expiresAt }
    throw await datesTaken(ctx, occupancy)
  })
}

function isSame(known: Occupancy, hold: Hold, now: Temporal.Instant): boolean {
  const { suiteId, from, to, expiresAt } = known
  const isAlive = expiresAt !== null && Temporal.Instant.compare(expiresAt, now) > 0
  return isAlive && suiteId === hold.suiteId && from === hold.checkIn && to === hold.checkOut
}
