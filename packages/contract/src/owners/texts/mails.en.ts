export const ownerEmails = {
  'owners.mail.sent.subject': 'Application received: {{home}}',
  'owners.mail.sent.heading': 'We received your application',
  'owners.mail.sent.body':
    'Thank you for considering Marea for your home ({{home}}). Our team in Miami reviews every application and replies within 2 business days.',
  'owners.mail.sent.button': 'View application',
  'owners.mail.approved.subject': 'Your application was approved',
  'owners.mail.approved.heading': 'Welcome to Marea',
  'owners.mail.approved.body':
    'Your application for {{home}} was approved. You now have access to Property management.',
  'owners.mail.approved.button': 'Go to Property management',
  'owners.mail.rejected.subject': 'Application not approved: {{home}}',
  'owners.mail.rejected.heading': 'An update on your application',
  'owners.mail.rejected.body': 'We’re unable to list {{home}} at this time. Reason: {{reason}}',
  'owners.mail.rejected.button': 'Apply again',
  'owners.mail.expense_paid.subject': 'We paid an expense for {{home}}',
  'owners.mail.expense_paid.heading': 'Paid on your behalf',
  'owners.mail.expense_paid.body':
    'We paid this expense for {{home}}. It’s listed in your expenses and will be deducted from your payout.',
  'owners.mail.expense_paid.button': 'View expenses',
  'owners.mail.expense_voided.subject': 'Expense voided: {{home}}',
  'owners.mail.expense_voided.heading': 'Expense voided',
  'owners.mail.expense_voided.body':
    'This expense for {{home}} no longer counts, and the amount we deducted has been credited back to you. Reason: {{reason}}',
  'owners.mail.expense_voided.button': 'View expenses',
  'owners.mail.expense_requested.subject': 'Expense to approve: {{home}}',
  'owners.mail.expense_requested.heading': 'An expense needs your approval',
  'owners.mail.expense_requested.body':
    'We’d like to pay this expense for {{home}}. If you approve it, we pay it and deduct it from your payout. Nothing has been charged.',
  'owners.mail.expense_requested.button': 'Review expense',
  'owners.mail.expense_declined.subject': 'Expense declined: {{home}}',
  'owners.mail.expense_declined.heading': 'The owner declined this expense',
  'owners.mail.expense_declined.body':
    'The owner of {{home}} declined this expense, so nothing was paid. Reason: {{reason}}',
  'owners.mail.expense_declined.button': 'View expenses',
  'owners.mail.statement.subject': 'Your statement for {{month}}',
  'owners.mail.statement.heading': 'Your statement for {{month}}',
  'owners.mail.statement.sealed':
    'Your statement for {{month}} is sealed and can no longer change. The PDF and the CSV are attached.',
  'owners.mail.statement.open':
    'Here is your statement for {{month}} so far. The month is open, so the figures can still change. The PDF and the CSV are attached.',
  'owners.mail.statement.copy':
    'Here is a copy of your statement for {{month}}. The PDF and the CSV are attached.',
  'owners.mail.statement.button': 'View statement',
  'owners.mail.statement.opening': 'Opening balance',
  'owners.mail.statement.profit': 'Profit',
  'owners.mail.statement.paid_out': 'Paid out',
  'owners.mail.statement.closing': 'Closing balance',
  'owners.mail.expense_markup': 'Management markup',
  'owners.mail.expense_total': 'Total',
  'agreement.mail.subject': 'Your Marea agreement is changing on {{date}}',
  'agreement.mail.heading': 'Your agreement changes on {{date}}',
  'agreement.mail.body': 'Starting {{date}}, new bookings for {{homes}} follow these rules.',
  'agreement.mail.bookings': 'Bookings already made keep their commission.',
  'agreement.mail.button': 'View agreement',
  'payout.mail.sent.subject': 'Payout sent: {{amount}}',
  'payout.mail.sent.heading': 'Your payout is on its way',
  'payout.mail.sent.body': 'We sent {{amount}} to {{bank}}. It should arrive by {{date}}.',
  'payout.mail.rejected.subject': 'Payout not sent: {{amount}}',
  'payout.mail.rejected.heading': 'We couldn’t send your payout',
  'payout.mail.rejected.body':
    'We didn’t send {{amount}} to {{bank}}. The money is back in your balance. Reason: {{reason}}',
  'payout.mail.returned.subject': 'Payout returned: {{amount}}',
  'payout.mail.returned.heading': 'The bank returned your payout',
  'payout.mail.returned.body':
    '{{bank}} returned {{amount}}. The money is back in your balance. Reason: {{reason}}',
  'payout.mail.skipped.subject': 'Payout not made: {{date}}',
  'payout.mail.skipped.heading': 'We couldn’t make your scheduled payout',
  'payout.mail.skipped.no_bank_account':
    'We need a bank account to send your {{date}} payout. Your money is safe in your balance. Add or choose a bank account, and we’ll pay you on the next date.',
  'payout.mail.skipped.bank_account_new':
    'Your bank account was added less than 3 business days before {{date}}. Your money is safe in your balance, and we’ll pay you on the next date.',
  'payout.mail.skipped.email_unconfirmed':
    'Your email wasn’t confirmed on {{date}}. Your money is safe in your balance. Confirm your email, and we’ll pay you on the next date.',
  'payout.mail.open': 'View payout',
  'payout.mail.button': 'View payouts',
}
