import type { bookingEmails as english } from './mails.en.ts'

export const bookingEmails: Record<keyof typeof english, string> = {
  'bookings.mail.guest_confirmed.subject': 'Reserva confirmada: {{home}} ({{reference}})',
  'bookings.mail.guest_confirmed.heading': 'Su estancia en {{home}} está confirmada',
  'bookings.mail.guest_confirmed.body':
    'Su estancia en {{place}} es del {{checkIn}} al {{checkOut}}: {{nights}}, {{guests}}. Pagó {{total}}. Adjuntamos su recibo y un archivo de calendario.',
  'bookings.mail.guest_confirmed.button': 'Ver reserva',
  'bookings.mail.guest_changed.subject': 'Reserva actualizada: {{home}} ({{reference}})',
  'bookings.mail.guest_changed.heading': 'Su reserva se actualizó',
  'bookings.mail.guest_changed.body':
    'Sus nuevas fechas son del {{checkIn}} al {{checkOut}}. Adjuntamos el recibo y el archivo de calendario actualizados.',
  'bookings.mail.guest_changed.button': 'Ver reserva',
  'bookings.mail.guest_refunded.subject': 'Reembolso de Marea: {{home}} ({{reference}})',
  'bookings.mail.guest_refunded.heading': 'Le reembolsamos una parte de su pago',
  'bookings.mail.guest_refunded.body':
    'Le reembolsamos {{back}} por su estancia del {{checkIn}} al {{checkOut}}. Un reembolso a una tarjeta llega en un plazo de 5 a 10 días hábiles. Adjuntamos su recibo actualizado.',
  'bookings.mail.guest_refunded.button': 'Ver reserva',
  'bookings.mail.guest_cancelled.subject': 'Reserva cancelada: {{home}} ({{reference}})',
  'bookings.mail.guest_cancelled.heading': 'Su reserva se canceló',
  'bookings.mail.guest_cancelled.body':
    'Su reembolso es de {{back}}. Consulte los detalles en el recibo adjunto.',
  'bookings.mail.guest_cancelled.button': 'Ver reserva',
  'bookings.mail.guest_cancelled_by_owner.subject':
    'Reserva cancelada por el propietario: {{home}} ({{reference}})',
  'bookings.mail.guest_cancelled_by_owner.heading': 'Lo sentimos, se canceló su estancia',
  'bookings.mail.guest_cancelled_by_owner.body':
    'El propietario de {{home}} tuvo que cancelar su estancia del {{checkIn}} al {{checkOut}}. Le reembolsaremos el total de {{back}}.',
  'bookings.mail.guest_cancelled_by_owner.alternatives':
    'Estas casas están disponibles en sus fechas:',
  'bookings.mail.guest_cancelled_by_owner.button': 'Buscar otra casa',
  'bookings.mail.guest_moved.subject': 'Reserva cambiada: {{home}} ({{reference}})',
  'bookings.mail.guest_moved.heading': 'Se cambió de {{home}} a otra casa',
  'bookings.mail.guest_moved.body':
    'Se canceló su estancia en {{home}} del {{checkIn}} al {{checkOut}}. Reembolsamos {{back}} a su billetera y con ese saldo pagamos su nueva reserva. Recibirá la confirmación en otro correo.',
  'bookings.mail.guest_moved.button': 'Ver reserva',
  'bookings.mail.guest_payment_returned.subject': 'Le reembolsamos su pago de {{home}}',
  'bookings.mail.guest_payment_returned.heading':
    'Sus fechas dejaron de estar apartadas antes del pago',
  'bookings.mail.guest_payment_returned.body':
    'Su pago por las fechas del {{checkIn}} al {{checkOut}} se procesó cuando ya no estaban apartadas. Le reembolsaremos {{back}} a su tarjeta. No tiene que hacer nada.',
  'bookings.mail.guest_payment_returned.button': 'Elegir otras fechas',
  'bookings.mail.guest_completed.subject': '¿Cómo estuvo su estancia en {{home}}?',
  'bookings.mail.guest_completed.heading': '¿Cómo estuvo su estancia?',
  'bookings.mail.guest_completed.body':
    'Deje una reseña de {{home}}. La publicaremos cuando el propietario también haya escrito la suya o después de 14 días.',
  'bookings.mail.guest_completed.button': 'Escribir una reseña',
  'bookings.mail.owner_confirmed.subject': 'Nueva reserva: {{home}}, {{guest}} ({{reference}})',
  'bookings.mail.owner_confirmed.heading': 'Nueva reserva en {{home}}',
  'bookings.mail.owner_confirmed.body':
    '{{guest}} se hospedará del {{checkIn}} al {{checkOut}}. Huéspedes: {{count}}.',
  'bookings.mail.owner_confirmed.button': 'Ver reservas',
  'bookings.mail.owner_changed.subject': 'Reserva actualizada: {{home}}, {{guest}}',
  'bookings.mail.owner_changed.heading': 'Se actualizó una reserva',
  'bookings.mail.owner_changed.body':
    'Ahora {{guest}} se hospedará del {{checkIn}} al {{checkOut}}. Huéspedes: {{count}} ({{reference}}).',
  'bookings.mail.owner_changed.button': 'Ver reservas',
  'bookings.mail.owner_refunded.subject': 'Reembolso al huésped: {{home}}, {{guest}}',
  'bookings.mail.owner_refunded.heading': 'Reembolsamos una parte de una reserva',
  'bookings.mail.owner_refunded.body':
    'Reembolsamos {{back}} a {{guest}} por la estancia del {{checkIn}} al {{checkOut}} ({{reference}}). Sus ingresos por esta estancia ahora son:',
  'bookings.mail.owner_refunded.button': 'Ver reservas',
  'bookings.mail.owner_cancelled.subject': 'Reserva cancelada: {{home}}, {{guest}}',
  'bookings.mail.owner_cancelled.heading': 'Se canceló una reserva',
  'bookings.mail.owner_cancelled.body':
    'Las fechas del {{checkIn}} al {{checkOut}} están disponibles de nuevo ({{reference}}).',
  'bookings.mail.owner_cancelled.button': 'Ver reservas',
  'bookings.email_after': 'a partir de las {{time}}',
  'bookings.email_by': 'hasta las {{time}}',
  'bookings.mail.id_title': 'Falta la identificación del huésped principal',
  'bookings.mail.instructions': 'Encontrará las instrucciones de llegada en su reserva.',
  'bookings.mail.payment': 'Pago',
  'bookings.mail.comments': 'Nota del huésped: “{{comments}}”',
  'bookings.mail.earning': 'Sus ingresos',
  'bookings.mail.host_id_accepted.subject': 'Identificación aceptada: {{home}} ({{reference}})',
  'bookings.mail.host_id_accepted.heading': 'Aceptamos su identificación',
  'bookings.mail.host_id_accepted.body':
    'Se aceptó la identificación del huésped principal para su estancia en {{home}}. No tiene que hacer nada más.',
  'bookings.mail.host_id_accepted.button': 'Ver reserva',
  'bookings.mail.host_id_rejected.subject':
    'Se necesita otra identificación: {{home}} ({{reference}})',
  'bookings.mail.host_id_rejected.heading': 'Necesitamos otra foto de su identificación',
  'bookings.mail.host_id_rejected.body':
    'No se aceptó la identificación del huésped principal para su estancia en {{home}}. Suba otra foto antes de la llegada. Su reserva sigue confirmada.',
  'bookings.mail.host_id_rejected.reason': 'Motivo: {{reason}}',
  'bookings.mail.host_id_rejected.button': 'Subir identificación',
}
