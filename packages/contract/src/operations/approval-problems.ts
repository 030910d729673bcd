/** Why an approval by a second administrator is refused. */
export const approvalProblems = {
  'approvals.own_request': {
    status: 409,
    message: 'You requested this, so another administrator has to approve it.',
  },
  'approvals.own_money': {
    status: 409,
    message: 'This involves your own money or account, so another administrator has to do it.',
  },
  'approvals.too_new': {
    status: 409,
    message: 'New administrators can’t approve requests for the first 72 hours.',
  },
  'approvals.nobody_else': {
    status: 409,
    message:
      'This needs approval from a third administrator, and there isn’t one. You can approve it from the server’s command line.',
  },
  'approvals.waiting': {
    status: 409,
    message: 'A request for this is already waiting for a second approver.',
  },
  'approvals.decided': {
    status: 409,
    message: 'Another administrator already reviewed this request.',
  },
  'approvals.expired': { status: 409, message: 'This request expired. No action was taken.' },
  'approvals.amount_changed': {
    status: 409,
    message: 'The amount has changed since this was requested. Decline it and request it again.',
  },
  'approvals.limit_unchanged': {
    status: 409,
    message: 'The limit is already this amount. Nothing was changed.',
  },
} as const
