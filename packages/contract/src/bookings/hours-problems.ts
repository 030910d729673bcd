/** Why an early check-in or a late check-out is refused. */
export const hoursProblems = {
  'booking.hour_unavailable': {
    status: 409,
    message: 'This time is no longer available at this price. Choose another one.',
  },
  'booking.hours_answered': {
    status: 409,
    message: 'This request is no longer open. It was answered, paid or withdrawn, or it expired.',
  },
} as const
