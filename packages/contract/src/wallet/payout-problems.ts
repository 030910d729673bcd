/** Why a payout or a withdrawal is refused. */
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
  'payouts.file_downloaded': {
    status: 409,
    message:
      'The file with this withdrawal was downloaded, so the bank may have it. Ask the bank to return the payment.',
  },
  'payouts.returns_unreadable': {
    status: 400,
    message: 'This file has no returned payments. Choose the bank’s NACHA return file.',
  },
  'payouts.too_many_files': {
    status: 409,
    message: 'A bank accepts 36 files a day. Create the next one tomorrow.',
  },
  'payouts.schedule_refused': {
    status: 400,
    message: 'Choose a weekday for weekly payouts or a day from 1 to 28 for monthly payouts.',
  },
} as const
