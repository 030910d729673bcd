/** Why a version of an agreement is refused. */
export const agreementProblems = {
  'agreements.date_past': {
    status: 400,
    message: 'Choose a date after today. Bookings already made never change.',
  },
  'agreements.date_taken': {
    status: 409,
    message: 'This agreement already has a version that starts on this date.',
  },
} as const
