export const notificationsProblems = {
  'notifications.always_on': {
    status: 409,
    message: 'These notifications are always sent.',
  },
  'notifications.time_zone_unknown': { status: 400, message: 'Choose a time zone from the list.' },
  'notifications.quiet_hours_empty': {
    status: 400,
    message: 'Choose an end time that’s different from the start time.',
  },
} as const
