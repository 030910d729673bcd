/** Why a payout to an owner is refused; a new bank account refuses withdrawals too. */
export const payoutProblems = {
  'payouts.balance_too_small': {
    status: 409,
    message: 'Your balance is too low for this payout.',
  },
  'payouts.bank_account_new': {
    status: 409,
    message: 'For your security, a new bank account can receive money after 3 business days.',
  },
  'payouts.closed': {
    status: 409,
    message: 'Payouts are temporarily unavailable. Your money is safe in your balance.',
  },
  'payouts.schedule_refused': {
    status: 400,
    message: 'Choose a weekday for weekly payouts or a day from 1 to 28 for monthly payouts.',
  },
} as const
