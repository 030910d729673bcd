import { randomUUID } from 'node:crypto'
import { addDays, maxDaysAhead, nightsBetween } from '@marea/contract/calendar/nights.ts'
import type { BlockedByBookings } from '@marea/contract/owners/today.ts'
import { staysDuring } from '#bookings/managed/managed-stays.ts'
import { blockNights } from '#calendar/nights/block-nights.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { requireManagedSuite } from '#suites/managed-home.ts'
import { todayInMiami } from '#suites/today.ts'

const maxBlockNights = 366

type Block = { from: string; to: string }

/** Nights of a booking cannot be blocked; the refusal names the booking. */
export function blockDays(ctx: Ctx, slug: string, { from, to }: Block): Promise<{ id: string }> {
  return inTransaction(ctx, async (ctx) => {
    const home = await requireManagedSuite(ctx, slug, 'calendar')
    requireBlockable(ctx, { from, to })
    const stays = await staysDuring(ctx, home, { from, to })
    if (stays.length) {
      const bookings = stays.map(({ reference, guest, checkIn, checkOut }) => ({
        reference,
        guest,
        checkIn,
        checkOut,
      }))
      throw new Problem('calendar.block_over_booking', { bookings } satisfies BlockedByBookings)
    }
    const reference = `block:${randomUUID()}`
    return { id: await blockNights(ctx, { suiteId: home.id, from, to, reference }) }
  })
}

function requireBlockable({ now }: Ctx, { from, to }: Block): void {
  const today = todayInMiami(now)
  const nights = nightsBetween(from, to)
  const isNear = from >= today && to <= addDays(today, maxDaysAhead)
  if (nights < 1 || nights > maxBlockNights || !isNear) throw new Problem('calendar.range_invalid')
}
