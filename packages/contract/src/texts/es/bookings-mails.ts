import type { bookingsMails as english } from '../en/bookings-mails.ts'

export const bookingsMails: Record<keyof typeof english, string> = {
  'bookings.mail.guest_confirmed.subject': 'Su estancia en {{home}} está reservada ({{reference}})',
  'bookings.mail.guest_confirmed.heading': '{{home}} es suya',
  'bookings.mail.guest_confirmed.says':
    'Del {{checkIn}} al {{checkOut}}. La dirección y cómo entrar ya están en su reserva; adjuntamos el recibo y un archivo de calendario.',
  'bookings.mail.guest_confirmed.button': 'Ver su reserva',
  'bookings.mail.guest_changed.subject': 'Su estancia en {{home}} cambió ({{reference}})',
  'bookings.mail.guest_changed.heading': 'Su estancia cambió',
  'bookings.mail.guest_changed.says':
    'Ahora es del {{checkIn}} al {{checkOut}}. Adjuntamos el nuevo recibo y el archivo de calendario.',
  'bookings.mail.guest_changed.button': 'Ver su reserva',
  'bookings.mail.guest_cancelled.subject': 'Su estancia en {{home}} se canceló ({{reference}})',
  'bookings.mail.guest_cancelled.heading': 'Su estancia se canceló',
  'bookings.mail.guest_cancelled.says':
    'Le devolvemos {{back}}. El recibo adjunto dice adónde fue cada centavo.',
  'bookings.mail.guest_cancelled.button': 'Ver su reserva',
  'bookings.mail.guest_cancelled_by_owner.subject': '{{home}} no puede recibirle ({{reference}})',
  'bookings.mail.guest_cancelled_by_owner.heading': 'Lo sentimos: su estancia se canceló',
  'bookings.mail.guest_cancelled_by_owner.says':
    'El propietario de {{home}} tuvo que cancelar su estancia del {{checkIn}} al {{checkOut}}. Le devolvemos todo, {{back}}. Estas casas están libres en sus noches:',
  'bookings.mail.guest_cancelled_by_owner.button': 'Buscar otra casa',
  'bookings.mail.guest_payment_returned.subject': 'Su pago de {{home}} va de regreso',
  'bookings.mail.guest_payment_returned.heading': 'Las noches ya no estaban cuando su tarjeta pagó',
  'bookings.mail.guest_payment_returned.says':
    'Su tarjeta pagó después del tiempo por el que guardamos las noches del {{checkIn}} al {{checkOut}}. Le devolvemos {{back}}; no tiene que hacer nada.',
  'bookings.mail.guest_payment_returned.button': 'Elegir otras noches',
  'bookings.mail.guest_completed.subject': '¿Cómo le fue en {{home}}?',
  'bookings.mail.guest_completed.heading': '¿Cómo estuvo su estancia?',
  'bookings.mail.guest_completed.says':
    'Cuente a otros cómo es {{home}}. Lo que escriba se mostrará cuando el propietario también haya escrito, o a los 14 días.',
  'bookings.mail.guest_completed.button': 'Escribir una reseña',
  'bookings.mail.owner_confirmed.subject': '{{guest}} reservó {{home}} ({{reference}})',
  'bookings.mail.owner_confirmed.heading': '{{home}} está reservada',
  'bookings.mail.owner_confirmed.says':
    '{{guest}} viene del {{checkIn}} al {{checkOut}}; serán {{count}}.',
  'bookings.mail.owner_confirmed.button': 'Ver sus reservas',
  'bookings.mail.owner_changed.subject': '{{guest}} cambió la estancia en {{home}}',
  'bookings.mail.owner_changed.heading': 'Una estancia cambió',
  'bookings.mail.owner_changed.says':
    '{{guest}} viene ahora del {{checkIn}} al {{checkOut}}; serán {{count}} ({{reference}}).',
  'bookings.mail.owner_changed.button': 'Ver sus reservas',
  'bookings.mail.owner_cancelled.subject': '{{guest}} canceló la estancia en {{home}}',
  'bookings.mail.owner_cancelled.heading': 'Una estancia se canceló',
  'bookings.mail.owner_cancelled.says':
    'Las noches del {{checkIn}} al {{checkOut}} están libres de nuevo ({{reference}}).',
  'bookings.mail.owner_cancelled.button': 'Ver sus reservas',
  'bookings.mail.comments': 'Escribe: «{{comments}}»',
  'bookings.mail.earning': 'Usted recibe',
}
