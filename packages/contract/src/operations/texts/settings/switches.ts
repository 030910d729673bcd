import type { Texts } from '#platform/language.ts'

export const switchTexts = {
  'audit.switches.changed': { en: 'Changed a feature switch', es: 'Cambió un interruptor' },
  'switches.link': { en: 'Feature switches', es: 'Interruptores' },
  'switches.title': { en: 'Feature switches', es: 'Interruptores de funciones' },
  'switches.description': {
    en: 'Turn a feature off when something is wrong, or try it with some people first. Changes take effect right away, even on open pages.',
    es: 'Apague una función cuando algo falle, o pruébela primero con algunas personas. El cambio se aplica de inmediato, también en las páginas abiertas.',
  },
  'switches.load_failed': {
    en: 'We couldn’t load the switches',
    es: 'No pudimos cargar los interruptores',
  },
  'switches.name.bookings': { en: 'New bookings', es: 'Reservas nuevas' },
  'switches.name.withdrawals': {
    en: 'Withdrawals and payouts',
    es: 'Retiros y pagos a propietarios',
  },
  'switches.name.owner_applications': {
    en: 'Owner applications',
    es: 'Solicitudes de propietarios',
  },
  'switches.name.reviews': { en: 'Writing reviews', es: 'Escribir reseñas' },
  'switches.name.offline': { en: 'Trips saved on phones', es: 'Viajes guardados en teléfonos' },
  'switches.about.bookings': {
    en: 'Off: guests can search and see prices but not reserve. Held dates can still be paid.',
    es: 'Apagado: los huéspedes pueden buscar y ver precios, pero no reservar. Las fechas apartadas aún se pueden pagar.',
  },
  'switches.about.withdrawals': {
    en: 'Off: no new withdrawals or payouts start, including scheduled ones. Those already requested continue.',
    es: 'Apagado: no empieza ningún retiro ni pago, tampoco los programados. Los ya solicitados continúan.',
  },
  'switches.about.owner_applications': {
    en: 'Off: guests can’t apply to list a home.',
    es: 'Apagado: los huéspedes no pueden solicitar publicar una casa.',
  },
  'switches.about.reviews': {
    en: 'Off: guests and owners can’t write reviews. Published reviews stay visible.',
    es: 'Apagado: huéspedes y propietarios no pueden escribir reseñas. Las publicadas siguen visibles.',
  },
  'switches.about.offline': {
    en: 'Off: phones delete what they saved at their next visit and save nothing new. Notifications continue.',
    es: 'Apagado: los teléfonos eliminan lo guardado en su próxima visita y no guardan nada más. Las notificaciones continúan.',
  },
  'switches.audience.everyone': { en: 'On for everyone', es: 'Encendido para todos' },
  'switches.audience.share': { en: 'On for some people', es: 'Encendido para algunas personas' },
  'switches.audience.admins': {
    en: 'On for administrators only',
    es: 'Encendido solo para administradores',
  },
  'switches.audience.nobody': { en: 'Off for everyone', es: 'Apagado para todos' },
  'switches.share_of': {
    en: 'On for {{percent}}% of people',
    es: 'Encendido para el {{percent}}% de las personas',
  },
  'switches.who': { en: 'Who can use it', es: 'Quién puede usarla' },
  'switches.percent': { en: 'Percent of people', es: 'Porcentaje de personas' },
  'switches.percent_hint': {
    en: 'From 1 to 99. Each person always gets the same result.',
    es: 'De 1 a 99. Cada persona tiene siempre el mismo resultado.',
  },
  'switches.wrong.percent': {
    en: 'Enter a whole number from 1 to 99',
    es: 'Ingrese un número entero de 1 a 99',
  },
  'switches.paused.bookings': {
    en: 'New bookings are paused',
    es: 'Las reservas nuevas están en pausa',
  },
  'switches.paused_body.bookings': {
    en: 'You can still see prices and dates. Please try again later to reserve.',
    es: 'Puede ver precios y fechas. Vuelva más tarde para reservar.',
  },
  'switches.paused.owner_applications': {
    en: 'We aren’t taking new applications right now',
    es: 'Por ahora no recibimos nuevas solicitudes',
  },
  'switches.paused_body.owner_applications': {
    en: 'Please try again later. We still review applications already sent.',
    es: 'Vuelva más tarde. Las solicitudes ya enviadas se siguen revisando.',
  },
  'switches.paused.reviews': { en: 'Reviews are paused', es: 'Las reseñas están en pausa' },
  'switches.paused_body.reviews': {
    en: 'Please try again later to write yours.',
    es: 'Vuelva más tarde para escribir la suya.',
  },
} satisfies Texts
