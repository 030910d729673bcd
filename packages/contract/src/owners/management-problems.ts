/** Why an action of somebody who manages a home is refused. */
export const managementProblems = {
  'owners.expense_request_decided': {
    status: 409,
    message: 'This expense was already approved or declined.',
  },
  'calendar.block_over_booking': {
    status: 409,
    message: 'There’s a booking on these dates, so they can’t be blocked.',
  },
  'booking.mark_day_refused': {
    status: 409,
    message: 'You can mark arrivals and departures only around the dates of the stay.',
  },
} as const
