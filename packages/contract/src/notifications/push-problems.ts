export const pushProblems = {
  'push.endpoint_refused': {
    status: 400,
    en: 'We can’t send notifications through this browser. Try another browser or device.',
    es: 'No podemos enviar notificaciones a este navegador. Pruebe con otro navegador o dispositivo.',
  },
  'push.too_many': {
    status: 429,
    en: 'You turned notifications on and off too often. Try again in an hour.',
    es: 'Activó y desactivó las notificaciones demasiadas veces. Inténtelo de nuevo en una hora.',
  },
} as const
