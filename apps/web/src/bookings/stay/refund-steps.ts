import type { RefundCurve, RefundSplit } from '@marea/contract/bookings/booking-changes.ts'

type RefundPoints = Pick<RefundCurve, 'now' | 'points'>

export type RefundStep = { at: number; refund: RefundSplit }

/** The days of a refund curve as steps: each begins where the refund changes. */
export function refundSteps({ now, points }: RefundPoints, readAt: number): RefundStep[] {
  const steps: RefundStep[] = [{ at: readAt, refund: now }]
  let before = readAt
  for (const { until, refund } of points) {
    const end = Date.parse(until)
    if (refund.total.amount !== steps.at(-1)?.refund.total.amount) {
      // For the current day only the middle of the remaining hours is certain enough to draw.
      steps.push({ at: before === readAt ? (readAt + end) / 2 : before, refund })
    }
    before = end
  }
  return steps
}

export function endOf({ points }: Pick<RefundCurve, 'points'>, readAt: number): number {
  return Date.parse(points.at(-1)?.until ?? new Date(readAt).toISOString())
}
