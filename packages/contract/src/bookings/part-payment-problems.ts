/** Why a price or a part of it is not paid now. */
export const partPaymentProblems = {
  'booking.part_not_offered': {
    status: 409,
    message: 'This booking can’t be paid in two parts. Pay the full amount with a card.',
  },
  'booking.amount_changed': {
    status: 409,
    message: 'The amount has changed. You haven’t been charged. Check it and pay again.',
  },
  'booking.rest_unpaid': {
    status: 409,
    message: 'Part of this booking is still unpaid. Pay the rest first.',
  },
} as const
