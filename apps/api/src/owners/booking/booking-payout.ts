import type { BookingPayout } from '@marea/contract/owners/hosted-booking.ts'
import { findSchedule } from '#owners/payouts/schedule-store.ts'
import type { Ctx } from '#platform/ctx.ts'
import { showWithdrawal } from '#wallet/payouts/withdrawals.ts'
import { listBookingNumbers, listPayoutsAfter, listReturnNumbers } from './booking-payout-store.ts'

type Stay = { id: string; ownerId: string; settledAt: Temporal.Instant | null }

/** Each posting of a stay is in the payout that follows it, and again in the next if that came back. */
export async function bookingPayout(ctx: Ctx, stay: Stay): Promise<BookingPayout> {
  const { ownerId, settledAt } = stay
  const ids: string[] = []
  let isWaiting = false
  let numbers = await listBookingNumbers(ctx.db, { ownerId, bookingId: stay.id })
  while (numbers.length > 0) {
    const found = await listPayoutsAfter(ctx.db, ownerId, numbers)
    isWaiting ||= found.includes(null)
    const next = [...new Set(found)].filter((id) => id !== null).filter((id) => !ids.includes(id))
    ids.push(...next)
    numbers = await listReturnNumbers(ctx.db, ownerId, next)
  }
  const [schedule, payouts] = await Promise.all([
    findSchedule(ctx.db, ownerId),
    Promise.all(ids.map((id) => showWithdrawal(ctx, id))),
  ])
  return {
    isSettled: settledAt !== null,
    isWaiting,
    nextOn: schedule?.nextOn?.toString() ?? null,
    payouts: payouts
      .map(({ guest: _, ...payout }) => payout)
      .toSorted((one, other) => (requestedAt(one) < requestedAt(other) ? -1 : 1)),
  }
}

function requestedAt({ steps }: BookingPayout['payouts'][number]): string {
  return steps[0]?.at ?? ''
}
