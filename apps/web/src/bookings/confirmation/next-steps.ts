import type { RefundCurve } from '@marea/contract/bookings/booking-changes.ts'
import type { Booking } from '@marea/contract/bookings/endpoints.ts'
import { dayIn } from '@marea/contract/platform/time/zoned-time.ts'

export type NextStep = {
  step: 'sent' | 'free' | 'id' | 'check_in' | 'check_out'
  /** A day at the home. */
  on: string
  /** The instant whose time the step names. */
  at: string
}

type Known = {
  booking: Pick<Booking, 'steps' | 'checkIn' | 'checkOut' | 'checkInAt' | 'checkOutAt' | 'timeZone'>
  curve: Pick<RefundCurve, 'fullRefundUntil'> | null
  isIdNeeded: boolean
}

export function nextSteps({ booking, curve, isIdNeeded }: Known): NextStep[] {
  const { checkIn, checkOut, checkInAt, checkOutAt, steps, timeZone } = booking
  const paidAt = confirmedAt(booking) ?? steps.at(-1)?.at ?? checkInAt
  const free = curve?.fullRefundUntil
  return [
    { step: 'sent', on: dayIn(timeZone, new Date(paidAt)), at: paidAt },
    ...(free ? [{ step: 'free' as const, on: dayIn(timeZone, new Date(free)), at: free }] : []),
    ...(isIdNeeded ? [{ step: 'id' as const, on: checkIn, at: checkInAt }] : []),
    { step: 'check_in', on: checkIn, at: checkInAt },
    { step: 'check_out', on: checkOut, at: checkOutAt },
  ]
}

export function confirmedAt({ steps }: Pick<Booking, 'steps'>): string | undefined {
  return steps.find(({ status }) => status === 'confirmed')?.at
}
