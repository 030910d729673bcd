export const stayTimeProblems = {
  'booking.hour_unavailable': {
    status: 409,
    en: 'This time is no longer available at this price. Choose another one.',
    es: 'Esta hora ya no está disponible a este precio. Elija otra.',
  },
  'booking.hours_answered': {
    status: 409,
    en: 'This request is no longer open. It was answered, paid or withdrawn, or it expired.',
    es: 'Esta solicitud ya se respondió, se pagó, se retiró o venció.',
  },
} as const
