import type { Texts } from '#platform/language.ts'

export const ownerBookingsTexts = {
  'owner_bookings.title': { en: 'Property management', es: 'Administración de propiedades' },
  'owner_bookings.show': { en: 'Show', es: 'Mostrar' },
  'owner_bookings.earning': { en: 'You receive {{amount}}', es: 'Usted recibe {{amount}}' },
  'owner_bookings.comments': {
    en: 'Guest’s note: “{{comments}}”',
    es: 'Nota del huésped: “{{comments}}”',
  },
  'owner_bookings.message': { en: 'Message guest', es: 'Escribir al huésped' },
  'owner_bookings.message_of': {
    en: 'Message guest {{guest}} about {{home}}',
    es: 'Escribir al huésped {{guest}} sobre {{home}}',
  },
  'owner_bookings.support_of': {
    en: 'Contact support about booking {{reference}}',
    es: 'Contactar a soporte sobre la reserva {{reference}}',
  },
  'owner_bookings.none.upcoming': { en: 'No upcoming bookings', es: 'No hay próximas reservas' },
  'owner_bookings.none.past': { en: 'No past bookings yet', es: 'Aún no hay reservas pasadas' },
  'owner_bookings.none.cancelled': { en: 'No canceled bookings', es: 'No hay reservas canceladas' },
  'owner_bookings.none_description.upcoming': {
    en: 'When a guest books one of your homes, you’ll find the dates and your earnings here.',
    es: 'Cuando un huésped reserve una de sus casas, aquí encontrará las fechas y sus ingresos.',
  },
  'owner_bookings.none_description.past': {
    en: 'Bookings appear here after check-out.',
    es: 'Las reservas aparecen aquí después de la salida.',
  },
  'owner_bookings.none_description.cancelled': {
    en: 'Bookings canceled by you or your guests appear here.',
    es: 'Aquí aparecen las reservas que cancelen usted o sus huéspedes.',
  },
  'owner_bookings.load_failed': {
    en: 'We couldn’t load your bookings',
    es: 'No pudimos cargar sus reservas',
  },
} satisfies Texts
