export const notificationsProblems = {
  'notifications.always_on': {
    status: 409,
    en: 'These notifications are always sent.',
    es: 'Estas notificaciones se envían siempre.',
  },
  'notifications.time_zone_unknown': {
    status: 400,
    en: 'Choose a time zone from the list.',
    es: 'Elija una zona horaria de la lista.',
  },
  'notifications.quiet_hours_empty': {
    status: 400,
    en: 'Choose an end time that’s different from the start time.',
    es: 'Elija una hora de fin distinta de la de inicio.',
  },
} as const
