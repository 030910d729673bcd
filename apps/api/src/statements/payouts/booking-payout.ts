import type { BookingPayout } from '@marea/contract/owners/booking/hosted-booking.ts'
import { isPurchaseDisputed } from '#payments/disputes/disputed-charges.ts'
import type { Ctx } from '#platform/ctx.ts'
import { payoutsOfBooking } from '#wallet/payouts/lines/payout-lines.ts'
import { showWithdrawal } from '#wallet/payouts/withdrawals.ts'
import { findSchedule } from './schedule-store.ts'

type Stay = { id: string; ownerId: string; settledAt: Temporal.Instant | null }

export async function bookingPayout(ctx: Ctx, stay: Stay): Promise<BookingPayout> {
  const { id: bookingId, ownerId, settledAt } = stay
  const { ids, isWaiting } = await payoutsOfBooking(ctx, { ownerId, bookingId })
  const [schedule, isOnHold, payouts] = await Promise.all([
    findSchedule(ctx.db, ownerId),
    isPurchaseDisputed(ctx, bookingId),
    Promise.all(ids.map((id) => showWithdrawal(ctx, id))),
  ])
  return {
    isSettled: settledAt !== null,
    isWaiting,
    ...(isOnHold ? { isOnHold } : {}),
    nextOn: schedule?.nextOn?.toString() ?? null,
    payouts: payouts
      .map(({ guest: _, ...payout }) => payout)
      .toSorted((one, other) => Temporal.Instant.compare(requestedAt(one), requestedAt(other))),
  }
}

function requestedAt({ steps }: BookingPayout['payouts'][number]): string {
  return steps[0]?.at ?? '1970-01-01T00:00:00Z'
}
