import { addDays, listNights } from '@marea/contract/platform/time/days.ts'
import { instantIn, todayIn } from '#platform/zoned-time.ts'
import { type Refund, refundFor, type StaySnapshot } from './refund.ts'

export type CurvePoint = { on: string; until: Temporal.Instant; refund: Refund }

export type RefundStep = { until: Temporal.Instant; refund: Refund }

/** The refund on each day until check-in, as of its last moment, so it holds for the whole day. */
export function refundCurve(snapshot: StaySnapshot, now: Temporal.Instant): CurvePoint[] {
  const { checkIn, checkInAt, timeZone } = snapshot
  if (Temporal.Instant.compare(now, checkInAt) >= 0) return []
  return listNights(todayIn(timeZone, now), addDays(checkIn, 1)).map((on) => {
    const until = on === checkIn ? checkInAt : instantIn(timeZone, addDays(on, 1), '00:00')
    return { on, until, refund: refundFor(snapshot, justBefore(until)) }
  })
}

/** The refund before each instant at which it changes; the last instant is the check-in. */
export function refundSteps(snapshot: StaySnapshot, now: Temporal.Instant): RefundStep[] {
  const { policy, bookedAt, checkInAt } = snapshot
  const ends = [
    bookedAt.add({ hours: policy.graceHours }),
    ...policy.tiers.map(({ hoursBefore }) => checkInAt.subtract({ hours: hoursBefore })),
    checkInAt,
  ]
    .filter((until) => Temporal.Instant.compare(until, now) > 0)
    .filter((until) => Temporal.Instant.compare(until, checkInAt) <= 0)
    .toSorted(Temporal.Instant.compare)
  const steps = ends.map((until) => ({ until, refund: refundFor(snapshot, justBefore(until)) }))
  return steps.filter(({ refund }, index) => steps[index + 1]?.refund.total !== refund.total)
}

/** When a full refund ends, undefined once it has ended. */
export function fullRefundUntilOf(
  snapshot: StaySnapshot,
  now: Temporal.Instant,
): Temporal.Instant | undefined {
  const [first] = refundSteps(snapshot, now)
  const { wallet, card } = snapshot.paid
  return first?.refund.total === wallet + card ? first.until : undefined
}

function justBefore(instant: Temporal.Instant): Temporal.Instant {
  return instant.subtract({ milliseconds: 1 })
}
