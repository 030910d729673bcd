/** Why an early check-in or a late check-out is refused. */
export const hoursProblems = {
  'booking.hour_unavailable': {
    status: 409,
    message: 'This time is no longer available at this price. Choose another one.',
  },
  'booking.hours_answered': {
    status: 409,
    message: 'This request was already answered, paid, withdrawn or has expired.',
  },
} as const
