import type { OwnerBooking } from '@marea/contract/bookings/owner-bookings.ts'
import { requireHost, requireHosted, toOwnerViews } from '#bookings/owner-bookings.ts'
import { findBooking, lockBooking } from '#bookings/store.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { cancelForGuest } from './cancel.ts'

/** The guest is refunded in full and offered other homes. */
export async function cancelAsOwner(ctx: Ctx, id: string, reason: string): Promise<OwnerBooking> {
  await inTransaction(ctx, async (ctx) => {
    const booking = await requireHosted(ctx, await lockBooking(ctx.db, id), 'full')
    if (booking.status === 'cancelled') return
    requireHost(ctx)
    await cancelForGuest(ctx, booking, { by: 'owner', reason })
  })
  const booking = await requireHosted(ctx, await findBooking(ctx.db, id), 'full')
  const [shown] = await toOwnerViews(ctx, [booking])
  if (!shown) throw new Problem('resource.not_found')
  return shown
}
