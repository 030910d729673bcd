import type { ServerTexts } from '#platform/language.ts'

/** Emails about bookings that are paid in two parts. */
export const restEmails = {
  'bookings.mail.rest_later': {
    en: 'We’ll charge the rest, {{amount}}, to your {{card}} on {{day}}. You can pay it earlier from your booking.',
    es: 'Cobraremos el resto, {{amount}}, a su tarjeta {{card}} el {{day}}. Puede pagarlo antes desde su reserva.',
  },
  'bookings.mail.rest_line': { en: 'Due {{day}}, {{card}}', es: 'Vence el {{day}}, {{card}}' },
  'bookings.mail.rest_due_soon.subject': {
    en: 'Payment on {{day}}: {{home}} ({{reference}})',
    es: 'Pago el {{day}}: {{home}} ({{reference}})',
  },
  'bookings.mail.rest_due_soon.heading': {
    en: 'We’ll charge the rest on {{day}}',
    es: 'Cobraremos el resto el {{day}}',
  },
  'bookings.mail.rest_due_soon.body': {
    en: 'On {{day}}, we’ll charge {{amount}} to your {{card}} for your stay at {{home}}. To use another card or your wallet, pay the rest before then.',
    es: 'El {{day}} cobraremos {{amount}} a su tarjeta {{card}} por su estancia en {{home}}. Si prefiere usar otra tarjeta o su billetera, pague el resto antes.',
  },
  'bookings.mail.rest_due_soon.button': { en: 'Pay the rest now', es: 'Pagar el resto ahora' },
  'bookings.mail.rest_declined.subject': {
    en: 'Payment declined: {{home}} ({{reference}})',
    es: 'Pago rechazado: {{home}} ({{reference}})',
  },
  'bookings.mail.rest_declined.heading': {
    en: 'We couldn’t charge the rest of your booking',
    es: 'No pudimos cobrar el resto de su reserva',
  },
  'bookings.mail.rest_declined.body': {
    en: 'Your bank didn’t approve {{amount}} on your {{card}}. Pay the rest by {{day}} to keep your booking. We may try your card again before then. If the rest isn’t paid, we’ll cancel the booking and refund your first payment under your cancellation policy.',
    es: 'Su banco no aprobó el cobro de {{amount}} a su tarjeta {{card}}. Pague el resto a más tardar el {{day}} para conservar su reserva. Es posible que intentemos el cobro de nuevo antes. Si el resto no se paga, cancelaremos la reserva y le reembolsaremos su primer pago según su política de cancelación.',
  },
  'bookings.mail.rest_declined.button': { en: 'Pay the rest now', es: 'Pagar el resto ahora' },
  'bookings.mail.rest_paid.subject': {
    en: 'Payment received: {{home}} ({{reference}})',
    es: 'Pago recibido: {{home}} ({{reference}})',
  },
  'bookings.mail.rest_paid.heading': {
    en: 'Your booking is fully paid',
    es: 'Su reserva está totalmente pagada',
  },
  'bookings.mail.rest_paid.body': {
    en: 'We received the rest, {{amount}}, for your stay at {{home}}. Your updated receipt is attached.',
    es: 'Recibimos el resto, {{amount}}, de su estancia en {{home}}. Adjuntamos su recibo actualizado.',
  },
  'bookings.mail.rest_paid.button': { en: 'View booking', es: 'Ver reserva' },
  'bookings.mail.guest_cancelled_unpaid.subject': {
    en: 'Booking canceled: {{home}} ({{reference}})',
    es: 'Reserva cancelada: {{home}} ({{reference}})',
  },
  'bookings.mail.guest_cancelled_unpaid.heading': {
    en: 'We canceled your booking because the rest wasn’t paid',
    es: 'Cancelamos su reserva porque no se pagó el resto',
  },
  'bookings.mail.guest_cancelled_unpaid.body': {
    en: 'We couldn’t collect the remaining payment for your stay from {{checkIn}} to {{checkOut}}. Your refund is {{back}}. A refund to a card takes 5–10 business days. See the attached receipt for details.',
    es: 'No pudimos cobrar el resto de su estancia del {{checkIn}} al {{checkOut}}. Su reembolso es de {{back}}. Un reembolso a una tarjeta llega en un plazo de 5 a 10 días hábiles. Consulte los detalles en el recibo adjunto.',
  },
  'bookings.mail.guest_cancelled_unpaid.button': { en: 'View booking', es: 'Ver reserva' },
} satisfies ServerTexts
