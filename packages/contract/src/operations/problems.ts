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
  'operations.yourself': {
    status: 409,
    message: 'You can’t do this to your own account. Ask a colleague.',
  },
  'operations.last_admin': {
    status: 409,
    message: 'This is the only administrator. Make someone else an administrator first.',
  },
} as const
