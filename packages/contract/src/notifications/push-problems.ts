/** Why a device was not subscribed to notifications. */
export const pushProblems = {
  'push.endpoint_refused': {
    status: 400,
    message: 'We can’t send notifications through this browser. Try another browser or device.',
  },
  'push.too_many': {
    status: 429,
    message: 'You turned notifications on and off too often. Try again in an hour.',
  },
} as const
