import type { ServerTexts } from '#platform/language.ts'

/** What each kind of notification says. Only the API writes them, so browsers load none. */
export const notificationTexts = {
  'notification.booking_confirmed.title': {
    en: 'Booking confirmed: {{home}}',
    es: 'Reserva confirmada: {{home}}',
  },
  'notification.booking_confirmed.body_one': {
    en: '{{dates}}, {{count}} guest ({{reference}})',
    es: '{{dates}}, {{count}} huésped ({{reference}})',
  },
  'notification.booking_confirmed.body_other': {
    en: '{{dates}}, {{count}} guests ({{reference}})',
    es: '{{dates}}, {{count}} huéspedes ({{reference}})',
  },
  'notification.booking_confirmed.action': { en: 'View booking', es: 'Ver reserva' },
  'notification.booking_changed.title': {
    en: 'Booking updated: {{home}}',
    es: 'Reserva actualizada: {{home}}',
  },
  'notification.booking_changed.body_one': {
    en: 'Now {{dates}}, {{count}} guest ({{reference}})',
    es: 'Ahora {{dates}}, {{count}} huésped ({{reference}})',
  },
  'notification.booking_changed.body_other': {
    en: 'Now {{dates}}, {{count}} guests ({{reference}})',
    es: 'Ahora {{dates}}, {{count}} huéspedes ({{reference}})',
  },
  'notification.booking_changed.action': { en: 'View booking', es: 'Ver reserva' },
  'notification.booking_canceled.by_guest.title': {
    en: 'Booking canceled: {{home}}',
    es: 'Reserva cancelada: {{home}}',
  },
  'notification.booking_canceled.by_guest.body': {
    en: 'You canceled your {{dates}} stay ({{reference}}). See your booking for refund details.',
    es: 'Canceló su estancia del {{dates}} ({{reference}}). Consulte los detalles del reembolso en su reserva.',
  },
  'notification.booking_canceled.by_other.title': {
    en: 'Your stay at {{home}} was canceled',
    es: 'Se canceló su estancia en {{home}}',
  },
  'notification.booking_canceled.by_other.body': {
    en: '{{dates}} ({{reference}}). See your booking for refund details.',
    es: '{{dates}} ({{reference}}). Consulte los detalles del reembolso en su reserva.',
  },
  'notification.booking_canceled.action': { en: 'View booking', es: 'Ver reserva' },
  'notification.hours_answered.check_in_approved.title': {
    en: 'Early check-in approved: {{home}}',
    es: 'Llegada anticipada aprobada: {{home}}',
  },
  'notification.hours_answered.check_in_approved.body': {
    en: 'Check in from {{time}}. Pay to confirm it: you haven’t been charged.',
    es: 'Hora de llegada aprobada ({{time}}). Pague para confirmarla: no se le ha cobrado.',
  },
  'notification.hours_answered.check_out_approved.title': {
    en: 'Late check-out approved: {{home}}',
    es: 'Salida tardía aprobada: {{home}}',
  },
  'notification.hours_answered.check_out_approved.body': {
    en: 'Check out by {{time}}. Pay to confirm it: you haven’t been charged.',
    es: 'Hora de salida aprobada ({{time}}). Pague para confirmarla: no se le ha cobrado.',
  },
  'notification.hours_answered.check_in_declined.title': {
    en: 'Early check-in declined: {{home}}',
    es: 'Llegada anticipada rechazada: {{home}}',
  },
  'notification.hours_answered.check_in_declined.body': {
    en: 'From {{time}}: “{{reason}}” You weren’t charged.',
    es: 'Hora solicitada ({{time}}): “{{reason}}” No se le cobró.',
  },
  'notification.hours_answered.check_out_declined.title': {
    en: 'Late check-out declined: {{home}}',
    es: 'Salida tardía rechazada: {{home}}',
  },
  'notification.hours_answered.check_out_declined.body': {
    en: 'By {{time}}: “{{reason}}” You weren’t charged.',
    es: 'Hora solicitada ({{time}}): “{{reason}}” No se le cobró.',
  },
  'notification.hours_answered.check_in_expired.title': {
    en: 'Early check-in not confirmed: {{home}}',
    es: 'Llegada anticipada sin confirmar: {{home}}',
  },
  'notification.hours_answered.check_in_expired.body': {
    en: 'Your request for {{time}} expired. You weren’t charged.',
    es: 'Su solicitud ({{time}}) venció. No se le cobró.',
  },
  'notification.hours_answered.check_out_expired.title': {
    en: 'Late check-out not confirmed: {{home}}',
    es: 'Salida tardía sin confirmar: {{home}}',
  },
  'notification.hours_answered.check_out_expired.body': {
    en: 'Your request for {{time}} expired. You weren’t charged.',
    es: 'Su solicitud ({{time}}) venció. No se le cobró.',
  },
  'notification.hours_answered.action': { en: 'View stay', es: 'Ver estancia' },
  'notification.rest_due.due_soon.title': {
    en: 'Payment on {{day}}: {{home}}',
    es: 'Pago el {{day}}: {{home}}',
  },
  'notification.rest_due.due_soon.body': {
    en: 'We’ll charge {{amount}} for your {{dates}} stay ({{reference}}).',
    es: 'Cobraremos {{amount}} por su estancia del {{dates}} ({{reference}}).',
  },
  'notification.rest_due.declined.title': {
    en: 'Payment declined: {{home}}',
    es: 'Pago rechazado: {{home}}',
  },
  'notification.rest_due.declined.body': {
    en: 'We couldn’t charge {{amount}} for your {{dates}} stay. Pay by {{day}} to keep your booking.',
    es: 'No pudimos cobrar {{amount}} por su estancia del {{dates}}. Pague a más tardar el {{day}} para conservar su reserva.',
  },
  'notification.rest_due.action': { en: 'View payment', es: 'Ver pago' },
  'notification.arriving_tomorrow.title': {
    en: 'Check-in tomorrow: {{home}}',
    es: 'Mañana es su llegada: {{home}}',
  },
  'notification.arriving_tomorrow.body': {
    en: '{{dates}}. Check-in starts at {{time}}. The address and instructions are in your booking.',
    es: '{{dates}}. La llegada es a partir de las {{time}}. La dirección y las instrucciones están en su reserva.',
  },
  'notification.arriving_tomorrow.action': {
    en: 'View check-in instructions',
    es: 'Ver instrucciones de llegada',
  },
  'notification.id_accepted.title': {
    en: 'Main host ID verified: {{home}}',
    es: 'Identificación verificada: {{home}}',
  },
  'notification.id_accepted.body': {
    en: 'You’re all set for check-in: {{dates}}',
    es: 'Todo está listo para su llegada: {{dates}}',
  },
  'notification.id_accepted.action': { en: 'View booking', es: 'Ver reserva' },
  'notification.id_rejected.title': {
    en: 'We couldn’t accept the main host ID: {{home}}',
    es: 'No pudimos aceptar la identificación: {{home}}',
  },
  'notification.id_rejected.body': {
    en: 'Upload another photo before your {{dates}} stay.',
    es: 'Suba otra foto antes de su estancia del {{dates}}.',
  },
  'notification.id_rejected.action': { en: 'Upload ID', es: 'Subir identificación' },
  'notification.review_requested.title': {
    en: 'How was your stay at {{home}}?',
    es: '¿Cómo estuvo su estancia en {{home}}?',
  },
  'notification.review_requested.body': {
    en: '{{dates}}. You can write a review for 14 days.',
    es: '{{dates}}. Puede escribir una reseña durante 14 días.',
  },
  'notification.review_requested.action': { en: 'Write review', es: 'Escribir reseña' },
  'notification.review_received.title': {
    en: 'The owner of {{home}} reviewed you',
    es: 'Recibió una reseña del propietario de {{home}}',
  },
  'notification.review_received.body_one': {
    en: '{{count}} star for your {{dates}} stay',
    es: '{{count}} estrella por su estancia del {{dates}}',
  },
  'notification.review_received.body_other': {
    en: '{{count}} stars for your {{dates}} stay',
    es: '{{count}} estrellas por su estancia del {{dates}}',
  },
  'notification.review_received.action': { en: 'View review', es: 'Ver reseña' },
  'notification.favorite_changed.price_changed.title': {
    en: 'New price: {{home}}',
    es: 'Nuevo precio: {{home}}',
  },
  'notification.favorite_changed.price_changed.body': {
    en: '{{dates}}: {{after}} total, taxes and fees included (was {{before}})',
    es: '{{dates}}: {{after}} en total, con impuestos y cargos (antes {{before}})',
  },
  'notification.favorite_changed.nights_lost.title': {
    en: '{{home}} is no longer available for your dates',
    es: '{{home}} ya no está disponible en sus fechas',
  },
  'notification.favorite_changed.nights_lost.body': {
    en: '{{dates}}. Other dates may be available.',
    es: '{{dates}}. Puede haber otras fechas disponibles.',
  },
  'notification.favorite_changed.nights_back.title': {
    en: '{{home}} is available for your dates',
    es: '{{home}} está disponible en sus fechas',
  },
  'notification.favorite_changed.nights_back.body': {
    en: '{{dates}}: {{after}} total, taxes and fees included',
    es: '{{dates}}: {{after}} en total, con impuestos y cargos',
  },
  'notification.favorite_changed.action': { en: 'View home', es: 'Ver casa' },
  'notification.search_matched.new_home.title': {
    en: 'New home for your search: {{home}}',
    es: 'Casa nueva para su búsqueda: {{home}}',
  },
  'notification.search_matched.new_home.body': {
    en: '{{search}}. From {{after}} per night',
    es: '{{search}}. Desde {{after}} por noche',
  },
  'notification.search_matched.new_home_dates.title': {
    en: 'New home for your search: {{home}}',
    es: 'Casa nueva para su búsqueda: {{home}}',
  },
  'notification.search_matched.new_home_dates.body': {
    en: '{{dates}}: {{after}} total, taxes and fees included',
    es: '{{dates}}: {{after}} en total, con impuestos y cargos',
  },
  'notification.search_matched.available.title': {
    en: 'Now available for your search: {{home}}',
    es: 'Ahora disponible para su búsqueda: {{home}}',
  },
  'notification.search_matched.available.body': {
    en: '{{dates}}: {{after}} total, taxes and fees included',
    es: '{{dates}}: {{after}} en total, con impuestos y cargos',
  },
  'notification.search_matched.price_drop.title': {
    en: 'Price drop: {{home}}',
    es: 'Bajó de precio: {{home}}',
  },
  'notification.search_matched.price_drop.body': {
    en: '{{dates}}: {{after}} total, taxes and fees included (was {{before}})',
    es: '{{dates}}: {{after}} en total, con impuestos y cargos (antes {{before}})',
  },
  'notification.search_matched.several.title_one': {
    en: '{{count}} new match: {{search}}',
    es: '{{count}} nueva coincidencia: {{search}}',
  },
  'notification.search_matched.several.title_other': {
    en: '{{count}} new matches: {{search}}',
    es: '{{count}} nuevas coincidencias: {{search}}',
  },
  'notification.search_matched.several.body': { en: '{{homes}}', es: '{{homes}}' },
  'notification.search_matched.more': { en: '{{more}} more', es: '{{more}} más' },
  'notification.search_matched.action': { en: 'View homes', es: 'Ver casas' },
  'notification.message.text.title': {
    en: 'New message from {{name}}',
    es: 'Nuevo mensaje de {{name}}',
  },
  'notification.message.text.body': { en: '{{home}}: “{{words}}”', es: '{{home}}: “{{words}}”' },
  'notification.message.photo.title': {
    en: 'New message from {{name}}',
    es: 'Nuevo mensaje de {{name}}',
  },
  'notification.message.photo.body': { en: '{{home}}: photo', es: '{{home}}: foto' },
  'notification.message.support.title': {
    en: 'New message from Marea support',
    es: 'Nuevo mensaje de Soporte de Marea',
  },
  'notification.message.support.body': { en: '{{name}}: “{{words}}”', es: '{{name}}: “{{words}}”' },
  'notification.message.action': { en: 'Reply', es: 'Responder' },
} satisfies ServerTexts
