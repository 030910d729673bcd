export const agreementProblems = {
  'agreements.date_past': {
    status: 400,
    en: 'Choose a date after today. Bookings already made never change.',
    es: 'Elija una fecha después de hoy. Las reservas ya hechas nunca cambian.',
  },
  'agreements.date_taken': {
    status: 409,
    en: 'This agreement already has a version that starts on this date.',
    es: 'Este contrato ya tiene una versión que empieza ese día.',
  },
} as const
