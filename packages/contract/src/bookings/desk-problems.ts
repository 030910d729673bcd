import { hoursProblems } from './hours-problems.ts'
import { partPaymentProblems } from './part-payment-problems.ts'

/** Why an administrator's act on a booking is refused, and what an unpaid rest forbids. */
export const bookingDeskProblems = {
  ...partPaymentProblems,
  ...hoursProblems,
  'booking.refund_exceeds': {
    status: 409,
    message: 'This is more than what’s left to refund for this part of the price.',
  },
  'booking.change_unpaid': {
    status: 409,
    message:
      'The guest’s wallet doesn’t cover the difference. Ask the guest to change the booking.',
  },
  'booking.change_refunds_too_much': {
    status: 409,
    message:
      'This change would refund more than an administrator can approve alone. Ask the guest to make it.',
  },
} as const
