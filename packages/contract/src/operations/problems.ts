/** The error codes of the console. */
export const operationsProblems = {
  'emails.not_waiting': {
    status: 409,
    message: 'This email isn’t waiting to be sent again.',
  },
  'acting.refused': {
    status: 409,
    message: 'You can’t open an administrator’s account or a locked account.',
  },
  'acting.denied': {
    status: 403,
    message: 'Only the account holder can do this. Leave the account and ask them to do it.',
  },
  'operations.use_console': {
    status: 403,
    message: 'This isn’t your home. Make this change in the console, or open the owner’s account.',
  },
  'operations.yourself': {
    status: 409,
    message: 'You can’t do this to your own account. Ask a colleague.',
  },
  'operations.admin_unconfirmed': {
    status: 409,
    message:
      'Administrators need a confirmed email, a password and an unlocked account. Ask the person to add what’s missing.',
  },
} as const
