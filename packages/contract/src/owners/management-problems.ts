/** Why an action of somebody who manages a home is refused. */
export const managementProblems = {
  'owners.expense_request_decided': {
    status: 409,
    message: 'This expense was already approved or declined.',
  },
  'booking.mark_day_refused': {
    status: 409,
    message: 'You can mark arrivals and departures only around the dates of the stay.',
  },
  'booking.mark_undo_late': {
    status: 409,
    message: 'You can undo a check-in or check-out only on the day it was marked.',
  },
  'booking.mark_followed': {
    status: 409,
    message: 'Undo the check-out first.',
  },
} as const
