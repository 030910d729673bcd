/** The error codes of the console. */
export const operationsProblems = {
  'emails.not_waiting': {
    status: 409,
    message: 'This email isn’t waiting to be sent again.',
  },
  'acting.refused': {
    status: 409,
    message: 'You can’t act in the account of an administrator, or in a locked one.',
  },
  'acting.denied': {
    status: 403,
    message: 'Only the person can do this. Leave the account and ask them.',
  },
  'operations.yourself': {
    status: 409,
    message: 'You can’t do this to your own account. Ask a colleague.',
  },
  'operations.last_admin': {
    status: 409,
    message: 'This is the last administrator. Make another person one first.',
  },
} as const
