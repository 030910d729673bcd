import { settlementHours } from '#bookings/deadlines.ts'
import type { Texts } from '#platform/language.ts'

export const hostedBookingTexts = {
  'hosted_booking.title': { en: 'Booking {{reference}}', es: 'Reserva {{reference}}' },
  'hosted_booking.open': { en: 'View booking', es: 'Ver reserva' },
  'hosted_booking.open_of': { en: 'View booking {{reference}}', es: 'Ver reserva {{reference}}' },
  'hosted_booking.all': { en: 'All bookings', es: 'Todas las reservas' },
  'hosted_booking.failed': {
    en: 'We couldn’t load this booking',
    es: 'No pudimos cargar esta reserva',
  },
  'hosted_booking.not_found': {
    en: 'We couldn’t find this booking',
    es: 'No encontramos esta reserva',
  },
  'hosted_booking.not_found_description': {
    en: 'The link may be wrong, or the booking isn’t in a home that you manage.',
    es: 'El enlace puede estar mal, o la reserva no es de una casa que usted administre.',
  },
  'hosted_booking.state.confirmed': { en: 'Confirmed', es: 'Confirmada' },
  'hosted_booking.state.completed': { en: 'Completed', es: 'Completada' },
  'hosted_booking.state.cancelled': { en: 'Canceled', es: 'Cancelada' },
  'hosted_booking.nights_one': { en: '{{count}} night', es: '{{count}} noche' },
  'hosted_booking.nights_other': { en: '{{count}} nights', es: '{{count}} noches' },
  'hosted_booking.guest': { en: 'Guest', es: 'Huésped' },
  'hosted_booking.phone': { en: 'Call {{phone}}', es: 'Llamar al {{phone}}' },
  'hosted_booking.phone_note': {
    en: 'Phone numbers appear on the days of the stay.',
    es: 'El teléfono aparece en los días de la estancia.',
  },
  'hosted_booking.stay': { en: 'Stay', es: 'Estancia' },
  'hosted_booking.home': { en: 'Home', es: 'Casa' },
  'hosted_booking.check_in': { en: 'Check-in', es: 'Llegada' },
  'hosted_booking.check_out': { en: 'Check-out', es: 'Salida' },
  'hosted_booking.extras': { en: 'Services', es: 'Servicios' },
  'hosted_booking.in_calendar': { en: 'View in calendar', es: 'Ver en el calendario' },
  'hosted_booking.price': { en: 'Price and your share', es: 'Precio y su parte' },
  'hosted_booking.line': { en: 'Line', es: 'Concepto' },
  'hosted_booking.guest_pays': { en: 'Guest pays', es: 'Paga el huésped' },
  'hosted_booking.yours': { en: 'Yours', es: 'Para usted' },
  'hosted_booking.total': { en: 'Total', es: 'Total' },
  'hosted_booking.commission': {
    en: 'Your share is after {{brand}}’s commission of {{amount}}.',
    es: 'Su parte ya descuenta la comisión de {{brand}}, {{amount}}.',
  },
  'hosted_booking.rest': {
    en: 'The guest will pay {{amount}} of this by {{day}}.',
    es: 'De ese total, el huésped pagará {{amount}} a más tardar el {{day}}.',
  },
  'hosted_booking.payout': { en: 'Your payout', es: 'Su pago' },
  'hosted_booking.payout_nothing': {
    en: 'Nothing of this booking is yours.',
    es: 'De esta reserva no le corresponde ningún monto.',
  },
  'hosted_booking.payout_releases': {
    en: `We release {{amount}} to your balance on {{day}}, ${settlementHours} hours after check-in.`,
    es: `El {{day}}, ${settlementHours} horas después de la llegada, {{amount}} pasarán a su saldo.`,
  },
  'hosted_booking.payout_waiting_on': {
    en: 'It’s in your balance and part of your next payout on {{day}}.',
    es: 'Está en su saldo y será parte de su próximo pago, el {{day}}.',
  },
  'hosted_booking.payout_waiting': {
    en: 'It’s in your balance and part of your next payout.',
    es: 'Está en su saldo y será parte de su próximo pago.',
  },
  'hosted_booking.payout_partly_on': {
    en: 'What changed since is in your balance and part of your next payout on {{day}}.',
    es: 'Lo que cambió después está en su saldo y será parte de su próximo pago, el {{day}}.',
  },
  'hosted_booking.payout_partly': {
    en: 'What changed since is in your balance and part of your next payout.',
    es: 'Lo que cambió después está en su saldo y será parte de su próximo pago.',
  },
  'hosted_booking.payout_of': { en: 'Payout of {{day}}', es: 'Pago del {{day}}' },
  'hosted_booking.on_hold': {
    en: 'The guest’s payment is disputed. Your share is on hold until the bank decides. We answer the bank for you.',
    es: 'El pago del huésped está en disputa. Su parte queda retenida hasta que el banco decida. Nosotros respondemos al banco.',
  },
  'hosted_booking.payout_note': {
    en: 'Each payout opens to everything that it pays.',
    es: 'Abra un pago para ver todo lo que incluye.',
  },
  'hosted_booking.id_missing': {
    en: 'The guest hasn’t uploaded an ID yet.',
    es: 'El huésped aún no sube su identificación.',
  },
  'hosted_booking.id_review': { en: 'Review ID', es: 'Revisar identificación' },
  'hosted_booking.id_failed': {
    en: 'We couldn’t load the ID',
    es: 'No pudimos cargar la identificación',
  },
  'hosted_booking.messages': { en: 'Messages', es: 'Mensajes' },
  'hosted_booking.no_messages': {
    en: 'Neither of you has written yet.',
    es: 'Todavía no hay mensajes entre ustedes.',
  },
  'hosted_booking.message_you': { en: 'You', es: 'Usted' },
  'hosted_booking.message_photo': { en: 'Photo', es: 'Foto' },
  'hosted_booking.conversation': { en: 'Open conversation', es: 'Abrir conversación' },
  'hosted_booking.history': { en: 'History', es: 'Historial' },
  'hosted_booking.moment.booked': { en: 'Booked', es: 'Reservada' },
  'hosted_booking.moment.changed': { en: 'Booking changed', es: 'Se modificó la reserva' },
  'hosted_booking.moment.changed_dates': {
    en: 'Dates changed to {{dates}}',
    es: 'Nuevas fechas: {{dates}}',
  },
  'hosted_booking.moment.refunded': {
    en: 'Refunded {{amount}} to the guest',
    es: 'Reembolso de {{amount}} al huésped',
  },
  'hosted_booking.moment.canceled': { en: 'Canceled', es: 'Cancelada' },
  'hosted_booking.moment.canceled_by.guest': {
    en: 'Canceled by the guest',
    es: 'El huésped la canceló',
  },
  'hosted_booking.moment.canceled_by.owner': {
    en: 'Canceled by the owner',
    es: 'El propietario la canceló',
  },
  'hosted_booking.moment.canceled_by.platform': {
    en: 'Canceled by {{brand}}',
    es: '{{brand}} la canceló',
  },
  'hosted_booking.moment.arrived': { en: 'Guest checked in', es: 'Llegó el huésped' },
  'hosted_booking.moment.left': { en: 'Guest checked out', es: 'Salió el huésped' },
  'hosted_booking.moment.completed': { en: 'Stay completed', es: 'Estancia completada' },
  'hosted_booking.moment.before': { en: 'Before: {{dates}}', es: 'Antes: {{dates}}' },
  'hosted_booking.moment.total': { en: 'New total: {{amount}}', es: 'Nuevo total: {{amount}}' },
} satisfies Texts
