/** Why an action of somebody who manages a home is refused. */
export const managementProblems = {
  'owners.expense_request_decided': {
    status: 409,
    message: 'This expense was already approved or declined.',
  },
  'owners.expense_start_refused': {
    status: 400,
    message: 'A recurring bill can start up to a year ago, and no later than today.',
  },
  'owners.markup_refused': {
    status: 400,
    message: 'Only expenses that Marea pays can have a markup.',
  },
  'owners.schedule_of_marea': {
    status: 403,
    message: 'Marea pays this recurring bill. To stop it, contact us.',
  },
  'owners.pdf_refused': {
    status: 400,
    message: 'We can’t accept this PDF. Save it again without a password, forms or attachments.',
  },
  'owners.report_period_refused': {
    status: 400,
    message: 'Choose a period of up to 20 years. The first month can’t be after the last.',
  },
  'owners.statement_not_sealed': {
    status: 409,
    message: 'This month is still open, so there is nothing to verify yet.',
  },
  'owners.statement_email_unconfirmed': {
    status: 409,
    message: 'Confirm your email address first. Then we can email your statements.',
  },
  'booking.mark_day_refused': {
    status: 409,
    message: 'You can mark check-ins and check-outs only around the dates of the stay.',
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
