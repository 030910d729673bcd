import type { restEmails as english } from './mails.en.ts'

export const restEmails: Record<keyof typeof english, string> = {
  'bookings.mail.rest_later':
    'Cobraremos el resto, {{amount}}, a su tarjeta {{card}} el {{day}}. Puede pagarlo antes desde su reserva.',
  'bookings.mail.rest_line': 'Vence el {{day}}, {{card}}',
  'bookings.mail.rest_due_soon.subject': 'Pago el {{day}}: {{home}} ({{reference}})',
  'bookings.mail.rest_due_soon.heading': 'Cobraremos el resto el {{day}}',
  'bookings.mail.rest_due_soon.body':
    'El {{day}} cobraremos {{amount}} a su tarjeta {{card}} por su estancia en {{home}}. Si prefiere usar otra tarjeta o su billetera, pague el resto antes.',
  'bookings.mail.rest_due_soon.button': 'Pagar el resto ahora',
  'bookings.mail.rest_declined.subject': 'Pago rechazado: {{home}} ({{reference}})',
  'bookings.mail.rest_declined.heading': 'No pudimos cobrar el resto de su reserva',
  'bookings.mail.rest_declined.body':
    'Su banco no aprobó el cobro de {{amount}} a su tarjeta {{card}}. Pague el resto a más tardar el {{day}} para conservar su reserva. Es posible que intentemos el cobro de nuevo antes. Si el resto no se paga, cancelaremos la reserva y le reembolsaremos su primer pago según su política de cancelación.',
  'bookings.mail.rest_declined.button': 'Pagar el resto ahora',
  'bookings.mail.rest_paid.subject': 'Pago recibido: {{home}} ({{reference}})',
  'bookings.mail.rest_paid.heading': 'Su reserva está totalmente pagada',
  'bookings.mail.rest_paid.body':
    'Recibimos el resto, {{amount}}, de su estancia en {{home}}. Adjuntamos su recibo actualizado.',
  'bookings.mail.rest_paid.button': 'Ver reserva',
  'bookings.mail.guest_cancelled_unpaid.subject': 'Reserva cancelada: {{home}} ({{reference}})',
  'bookings.mail.guest_cancelled_unpaid.heading':
    'Cancelamos su reserva porque no se pagó el resto',
  'bookings.mail.guest_cancelled_unpaid.body':
    'No pudimos cobrar el resto de su estancia del {{checkIn}} al {{checkOut}}. Su reembolso es de {{back}}. Un reembolso a una tarjeta llega en un plazo de 5 a 10 días hábiles. Consulte los detalles en el recibo adjunto.',
  'bookings.mail.guest_cancelled_unpaid.button': 'Ver reserva',
}
