import { addDays } from '@marea/contract/platform/time/days.ts'
import { instantIn, todayIn } from '#platform/zoned-time.ts'
import { fullRefundUntilOf } from '#pricing/refund/refund-curve.ts'
import { sumOf } from './price.ts'
import type { StaySnapshot } from './refund/refund.ts'

/** What is paid now, and what is charged on the due day. */
export type PartPlan = { first: number; rest: number; dueOn: string; dueAt: Temporal.Instant }

/** Processors charge no less. */
const smallestCharge = 50

const dueDaysBeforeCheckIn = 14

/** The balance is due, retried and canceled while canceling still refunds everything. */
const dueDaysBeforeRefundEnds = 4

const leadDays = { checkIn: 30, due: 7 }

/** Each attempt to charge the balance is this long after the one before. */
export const balanceRetry = { hours: 24 }
export const balanceAttempts = 3

/** The first part gets the odd cent. */
export function splitInTwo(total: number): { first: number; rest: number } {
  const rest = Math.floor(total / 2)
  return { first: total - rest, rest }
}

/** How a stay can be paid in two parts; undefined if it cannot. */
export function offerParts(
  stay: Omit<StaySnapshot, 'paid'>,
  now: Temporal.Instant,
): PartPlan | undefined {
  const plan = planParts(stay, now)
  const today = todayIn(stay.timeZone, now)
  if (!plan || plan.rest < smallestCharge) return undefined
  const isEarly =
    stay.checkIn >= addDays(today, leadDays.checkIn) && plan.dueOn >= addDays(today, leadDays.due)
  return isEarly ? plan : undefined
}

/** The same plan at every moment before the balance is due; none without a full refund. */
export function planParts(
  stay: Omit<StaySnapshot, 'paid'>,
  now: Temporal.Instant,
): PartPlan | undefined {
  const total = sumOf(stay.lines)
  const refundEnds = fullRefundUntilOf({ ...stay, paid: { wallet: 0, card: total } }, now)
  if (!refundEnds) return undefined
  const days = [
    addDays(stay.checkIn, -dueDaysBeforeCheckIn),
    addDays(todayIn(stay.timeZone, refundEnds), -dueDaysBeforeRefundEnds),
  ]
  const [dueOn = ''] = days.toSorted()
  return { ...splitInTwo(total), dueOn, dueAt: instantIn(stay.timeZone, dueOn, '10:00') }
}
