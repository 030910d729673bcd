import type { Booking } from '@marea/contract/bookings/endpoints.ts'

export function appliedCoupon({ coupon, lines }: Booking) {
  if (coupon === null) return null
  const saved = lines.filter(({ part }) => part === 'coupon')
  return { code: coupon, amount: -saved.reduce((sum, { amount }) => sum + amount.amount, 0) }
}
