import type { ServerTexts } from '#platform/language.ts'

export const bookingBalanceEmails = {
  'bookings.mail.rest_later': {
    en: 'We’ll charge the remaining {{amount}} to your {{card}} on {{day}}. You can pay it earlier from your booking.',
    es: 'Cobraremos los {{amount}} restantes a su tarjeta {{card}} el {{day}}. Puede pagarlo antes desde su reserva.',
  },
  'bookings.mail.rest_line': { en: 'Due {{day}}, {{card}}', es: 'Vence el {{day}}, {{card}}' },
  'bookings.mail.rest_due_soon.subject': {
    en: 'Payment on {{day}}: {{home}} ({{reference}})',
    es: 'Pago el {{day}}: {{home}} ({{reference}})',
  },
  'bookings.mail.rest_due_soon.heading': {
    en: 'We’ll charge your remaining payment on {{day}}',
    es: 'Cobraremos el resto el {{day}}',
  },
  'bookings.mail.rest_due_soon.body': {
    en: 'On {{day}}, we’ll charge {{amount}} to your {{card}} for your stay at {{home}}. To use another card or your wallet, pay before then.',
    es: 'El {{day}} cobraremos {{amount}} a su tarjeta {{card}} por su estancia en {{home}}. Si prefiere usar otra tarjeta o su billetera, pague antes.',
  },
  'bookings.mail.rest_due_soon.button': { en: 'Pay remaining amount', es: 'Pagar el resto ahora' },
  'bookings.mail.rest_declined.subject': {
    en: 'Payment declined: {{home}} ({{reference}})',
    es: 'Pago rechazado: {{home}} ({{reference}})',
  },
  'bookings.mail.rest_declined.heading': {
    en: 'We couldn’t charge your remaining payment',
    es: 'No pudimos cobrar el resto de su reserva',
  },
  'bookings.mail.rest_declined.body': {
    en: 'Your bank didn’t approve {{amount}} on your {{card}}. Pay it by {{day}} to keep your booking. We may try your card again before then. If it isn’t paid, we’ll cancel the booking and refund your first payment under your cancellation policy.',
    es: 'Su banco no aprobó el cobro de {{amount}} a su tarjeta {{card}}. Páguelo a más tardar el {{day}} para conservar su reserva. Es posible que intentemos el cobro de nuevo antes. Si no se paga, cancelaremos la reserva y le reembolsaremos su primer pago según su política de cancelación.',
  },
  'bookings.mail.rest_declined.button': { en: 'Pay remaining amount', es: 'Pagar el resto ahora' },
  'bookings.mail.rest_paid.subject': {
    en: 'Payment received: {{home}} ({{reference}})',
    es: 'Pago recibido: {{home}} ({{reference}})',
  },
  'bookings.mail.rest_paid.heading': {
    en: 'Your booking is fully paid',
    es: 'Su reserva está totalmente pagada',
  },
  'bookings.mail.rest_paid.body': {
    en: 'We received the remaining {{amount}} for your stay at {{home}}. Your updated receipt is attached.',
    es: 'Recibimos los {{amount}} restantes de su estancia en {{home}}. Adjuntamos su recibo actualizado.',
  },
  'bookings.mail.rest_paid.button': { en: 'View booking', es: 'Ver reserva' },
  'bookings.mail.guest_cancelled_unpaid.subject': {
    en: 'Booking canceled: {{home}} ({{reference}})',
    es: 'Reserva cancelada: {{home}} ({{reference}})',
  },
  'bookings.mail.guest_cancelled_unpaid.heading': {
    en: 'We canceled your booking because the remaining payment wasn’t made',
    es: 'Cancelamos su reserva porque no se pagó el resto',
  },
  'bookings.mail.guest_cancelled_unpaid.body': {
    en: 'We couldn’t collect the remaining payment for your stay from {{checkIn}} to {{checkOut}}. Your refund is {{back}}. A refund to a card takes 5–10 business days. See the attached receipt for details.',
    es: 'No pudimos cobrar el resto de su estancia del {{checkIn}} al {{checkOut}}. Su reembolso es de {{back}}. Un reembolso a una tarjeta llega en un plazo de 5 a 10 días hábiles. Consulte los detalles en el recibo adjunto.',
  },
  'bookings.mail.guest_cancelled_unpaid.button': { en: 'View booking', es: 'Ver reserva' },
} satisfies ServerTexts
