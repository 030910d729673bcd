import type { ownerBookingsTexts as english } from './owner-bookings.en.ts'

export const ownerBookingsTexts: Record<keyof typeof english, string> = {
  'owner_bookings.title': 'Administración de propiedades',
  'owner_bookings.show': 'Mostrar',
  'owner_bookings.earning': 'Usted recibe {{amount}}',
  'owner_bookings.comments': 'Nota del huésped: “{{comments}}”',
  'owner_bookings.message': 'Escribir al huésped',
  'owner_bookings.message_of': 'Escribir al huésped {{guest}} sobre {{home}}',
  'owner_bookings.support_of': 'Contactar a soporte sobre la reserva {{reference}}',
  'owner_bookings.none.upcoming': 'No hay próximas reservas',
  'owner_bookings.none.past': 'Aún no hay reservas pasadas',
  'owner_bookings.none.cancelled': 'No hay reservas canceladas',
  'owner_bookings.none_description.upcoming':
    'Cuando un huésped reserve una de sus casas, aquí encontrará las fechas y sus ingresos.',
  'owner_bookings.none_description.past': 'Las reservas aparecen aquí después de la salida.',
  'owner_bookings.none_description.cancelled':
    'Aquí aparecen las reservas que cancelen usted o sus huéspedes.',
  'owner_bookings.load_failed': 'No pudimos cargar sus reservas',
}
