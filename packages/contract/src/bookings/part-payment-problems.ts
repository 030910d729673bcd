/** Why a part of a price is not paid now. */
export const partPaymentProblems = {
  'booking.part_not_offered': {
    status: 409,
    message: 'This booking can’t be paid in two parts. Pay the full amount with a card.',
  },
  'booking.rest_unpaid': {
    status: 409,
    message: 'Part of this booking is still unpaid. Pay the rest first.',
  },
} as const
