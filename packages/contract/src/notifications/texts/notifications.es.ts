import type { notificationTexts as en } from './notifications.en.ts'

export const notificationTexts: Record<keyof typeof en, string> = {
  'notification.booking_confirmed.title': 'Reserva confirmada: {{home}}',
  'notification.booking_confirmed.body_one': '{{dates}}, {{count}} huésped ({{reference}})',
  'notification.booking_confirmed.body_other': '{{dates}}, {{count}} huéspedes ({{reference}})',
  'notification.booking_confirmed.action': 'Ver reserva',
  'notification.booking_changed.title': 'Reserva actualizada: {{home}}',
  'notification.booking_changed.body_one': 'Ahora {{dates}}, {{count}} huésped ({{reference}})',
  'notification.booking_changed.body_other': 'Ahora {{dates}}, {{count}} huéspedes ({{reference}})',
  'notification.booking_changed.action': 'Ver reserva',
  'notification.booking_canceled.by_guest.title': 'Reserva cancelada: {{home}}',
  'notification.booking_canceled.by_guest.body':
    'Canceló su estancia del {{dates}} ({{reference}}). Consulte los detalles del reembolso en su reserva.',
  'notification.booking_canceled.by_other.title': 'Se canceló su estancia en {{home}}',
  'notification.booking_canceled.by_other.body':
    '{{dates}} ({{reference}}). Consulte los detalles del reembolso en su reserva.',
  'notification.booking_canceled.action': 'Ver reserva',
  'notification.hours_answered.check_in_approved.title': 'Llegada anticipada aprobada: {{home}}',
  'notification.hours_answered.check_in_approved.body':
    'Hora de llegada aprobada ({{time}}). Pague para confirmarla: no se le ha cobrado.',
  'notification.hours_answered.check_out_approved.title': 'Salida tardía aprobada: {{home}}',
  'notification.hours_answered.check_out_approved.body':
    'Hora de salida aprobada ({{time}}). Pague para confirmarla: no se le ha cobrado.',
  'notification.hours_answered.check_in_declined.title': 'Llegada anticipada rechazada: {{home}}',
  'notification.hours_answered.check_in_declined.body':
    'Hora solicitada ({{time}}): “{{reason}}” No se le cobró.',
  'notification.hours_answered.check_out_declined.title': 'Salida tardía rechazada: {{home}}',
  'notification.hours_answered.check_out_declined.body':
    'Hora solicitada ({{time}}): “{{reason}}” No se le cobró.',
  'notification.hours_answered.check_in_expired.title':
    'Llegada anticipada sin confirmar: {{home}}',
  'notification.hours_answered.check_in_expired.body':
    'Su solicitud ({{time}}) venció. No se le cobró.',
  'notification.hours_answered.check_out_expired.title': 'Salida tardía sin confirmar: {{home}}',
  'notification.hours_answered.check_out_expired.body':
    'Su solicitud ({{time}}) venció. No se le cobró.',
  'notification.hours_answered.action': 'Ver estancia',
  'notification.rest_due.due_soon.title': 'Pago el {{day}}: {{home}}',
  'notification.rest_due.due_soon.body':
    'Cobraremos {{amount}} por su estancia del {{dates}} ({{reference}}).',
  'notification.rest_due.declined.title': 'Pago rechazado: {{home}}',
  'notification.rest_due.declined.body':
    'No pudimos cobrar {{amount}} por su estancia del {{dates}}. Pague a más tardar el {{day}} para conservar su reserva.',
  'notification.rest_due.action': 'Ver pago',
  'notification.arriving_tomorrow.title': 'Mañana es su llegada: {{home}}',
  'notification.arriving_tomorrow.body':
    '{{dates}}. La llegada es a partir de las {{time}}. La dirección y las instrucciones están en su reserva.',
  'notification.arriving_tomorrow.action': 'Ver instrucciones de llegada',
  'notification.id_accepted.title': 'Identificación verificada: {{home}}',
  'notification.id_accepted.body': 'Todo está listo para su llegada: {{dates}}',
  'notification.id_accepted.action': 'Ver reserva',
  'notification.id_rejected.title': 'No pudimos aceptar la identificación: {{home}}',
  'notification.id_rejected.body': 'Suba otra foto antes de su estancia del {{dates}}.',
  'notification.id_rejected.action': 'Subir identificación',
  'notification.review_requested.title': '¿Cómo estuvo su estancia en {{home}}?',
  'notification.review_requested.body': '{{dates}}. Puede escribir una reseña durante 14 días.',
  'notification.review_requested.action': 'Escribir reseña',
  'notification.review_received.title': 'Recibió una reseña del propietario de {{home}}',
  'notification.review_received.body_one': '{{count}} estrella por su estancia del {{dates}}',
  'notification.review_received.body_other': '{{count}} estrellas por su estancia del {{dates}}',
  'notification.review_received.action': 'Ver reseña',
  'notification.favorite_changed.price_changed.title': 'Nuevo precio: {{home}}',
  'notification.favorite_changed.price_changed.body':
    '{{dates}}: {{after}} en total, con impuestos y cargos (antes {{before}})',
  'notification.favorite_changed.nights_lost.title': '{{home}} ya no está disponible en sus fechas',
  'notification.favorite_changed.nights_lost.body':
    '{{dates}}. Puede haber otras fechas disponibles.',
  'notification.favorite_changed.nights_back.title': '{{home}} está disponible en sus fechas',
  'notification.favorite_changed.nights_back.body':
    '{{dates}}: {{after}} en total, con impuestos y cargos',
  'notification.favorite_changed.action': 'Ver casa',

  'notification.search_matched.new_home.title': 'Casa nueva para su búsqueda: {{home}}',
  'notification.search_matched.new_home.body': '{{search}}. Desde {{after}} por noche',
  'notification.search_matched.new_home_dates.title': 'Casa nueva para su búsqueda: {{home}}',
  'notification.search_matched.new_home_dates.body':
    '{{dates}}: {{after}} en total, con impuestos y cargos',
  'notification.search_matched.available.title': 'Ahora disponible para su búsqueda: {{home}}',
  'notification.search_matched.available.body':
    '{{dates}}: {{after}} en total, con impuestos y cargos',
  'notification.search_matched.price_drop.title': 'Bajó de precio: {{home}}',
  'notification.search_matched.price_drop.body':
    '{{dates}}: {{after}} en total, con impuestos y cargos (antes {{before}})',
  'notification.search_matched.several.title_one': '{{count}} nueva coincidencia: {{search}}',
  'notification.search_matched.several.title_other': '{{count}} nuevas coincidencias: {{search}}',
  'notification.search_matched.several.body': '{{homes}}',
  'notification.search_matched.more': '{{more}} más',
  'notification.search_matched.action': 'Ver casas',

  'notification.new_booking.title': 'Nueva reserva: {{home}}',
  'notification.new_booking.body_one':
    '{{guest}}, {{dates}}, {{count}} huésped. Su pago: {{amount}}',
  'notification.new_booking.body_other':
    '{{guest}}, {{dates}}, {{count}} huéspedes. Su pago: {{amount}}',
  'notification.new_booking.action': 'Ver reserva',
  'notification.home_booking_changed.title': 'Reserva actualizada: {{home}}',
  'notification.home_booking_changed.body_one':
    '{{guest}}, ahora {{dates}}, {{count}} huésped. Su pago: {{amount}}',
  'notification.home_booking_changed.body_other':
    '{{guest}}, ahora {{dates}}, {{count}} huéspedes. Su pago: {{amount}}',
  'notification.home_booking_changed.action': 'Ver reserva',
  'notification.home_booking_canceled.title': 'Reserva cancelada: {{home}}',
  'notification.home_booking_canceled.body':
    '{{guest}}, {{dates}} ({{reference}}). Estas fechas vuelven a estar disponibles.',
  'notification.home_booking_canceled.action': 'Ver reserva',
  'notification.hours_requested.check_in.title': 'Solicitud de llegada anticipada: {{home}}',
  'notification.hours_requested.check_in.body':
    '{{guest}}, {{dates}}. Hora de llegada solicitada: {{time}}',
  'notification.hours_requested.check_out.title': 'Solicitud de salida tardía: {{home}}',
  'notification.hours_requested.check_out.body':
    '{{guest}}, {{dates}}. Hora de salida solicitada: {{time}}',
  'notification.hours_requested.action': 'Revisar solicitud',
  'notification.arrival_today.title': 'Llegada hoy: {{home}}',
  'notification.arrival_today.body_one': '{{guest}}, {{count}} huésped, desde las {{time}}',
  'notification.arrival_today.body_other': '{{guest}}, {{count}} huéspedes, desde las {{time}}',
  'notification.arrival_today.action': 'Ver el día',
  'notification.id_to_review.title': 'Revise una identificación: {{home}}',
  'notification.id_to_review.body': '{{guest}} subió la identificación para {{dates}}',
  'notification.id_to_review.action': 'Revisar identificación',
  'notification.expense_to_approve.title': 'Apruebe un gasto: {{amount}}',
  'notification.expense_to_approve.body': '{{concept}} en {{home}}',
  'notification.expense_to_approve.action': 'Revisar gasto',
  'notification.feed_trouble.paused.title': 'Calendario en pausa: {{channel}}, {{home}}',
  'notification.feed_trouble.paused.body':
    'De pronto mostró muchas menos fechas. Sus fechas siguen bloqueadas hasta que decida.',
  'notification.feed_trouble.failing.title':
    'No podemos cargar un calendario: {{channel}}, {{home}}',
  'notification.feed_trouble.failing.body':
    'Sus fechas bloqueadas siguen bloqueadas. Revise la dirección del calendario.',
  'notification.feed_trouble.action': 'Revisar calendario',
  'notification.license_expiring.soon.title': 'Licencia por vencer: {{home}}',
  'notification.license_expiring.soon.body':
    '{{license}}, vigente hasta el {{day}}. Renueve el documento e ingrese la nueva fecha.',
  'notification.license_expiring.expired.title': 'Licencia vencida: {{home}}',
  'notification.license_expiring.expired.body':
    '{{license}}, vigente hasta el {{day}}. Renueve el documento e ingrese la nueva fecha.',
  'notification.license_expiring.action': 'Actualizar licencia',
  'notification.license_accepted.title': 'Licencia verificada: {{home}}',
  'notification.license_accepted.body': '{{license}}. Aparece en el registro público.',
  'notification.license_accepted.action': 'Ver licencia',
  'notification.license_correction.title': 'Licencia por corregir: {{home}}',
  'notification.license_correction.body': '{{license}}: {{reason}}',
  'notification.license_correction.action': 'Corregir licencia',
  'notification.webhook_disabled.title': 'Webhook desactivado: {{host}}',
  'notification.webhook_disabled.body':
    'Todas las solicitudes fallaron durante 3 días. Corrija el receptor y active de nuevo el destino.',
  'notification.webhook_disabled.action': 'Ver destino',
  'notification.home_reviewed.title_one': 'Nueva reseña de {{home}}: {{count}} estrella',
  'notification.home_reviewed.title_other': 'Nueva reseña de {{home}}: {{count}} estrellas',
  'notification.home_reviewed.body': '{{name}}: “{{words}}”',
  'notification.home_reviewed.action': 'Ver reseña',

  'notification.message.text.title': 'Nuevo mensaje de {{name}}',
  'notification.message.text.body': '{{home}}: “{{words}}”',
  'notification.message.photo.title': 'Nuevo mensaje de {{name}}',
  'notification.message.photo.body': '{{home}}: foto',
  'notification.message.support.title': 'Nuevo mensaje de Soporte de Marea',
  'notification.message.support.body': '{{name}}: “{{words}}”',
  'notification.message.action': 'Responder',

  'notification.deposit_credited.title': 'Depósito agregado: {{amount}}',
  'notification.deposit_credited.body': 'El dinero está en su billetera.',
  'notification.deposit_credited.action': 'Ver billetera',
  'notification.deposit_failed.title': 'El depósito falló: {{amount}}',
  'notification.deposit_failed.body':
    'No se le hizo ningún cargo. Inténtelo de nuevo o use otra tarjeta.',
  'notification.deposit_failed.action': 'Ver billetera',
  'notification.withdrawal_updated.requested.title': 'Retiro solicitado: {{amount}}',
  'notification.withdrawal_updated.requested.body': 'A {{bank}}. Lo estamos revisando.',
  'notification.withdrawal_updated.approved.title': 'Retiro aprobado: {{amount}}',
  'notification.withdrawal_updated.approved.body': 'Pronto lo enviaremos a {{bank}}.',
  'notification.withdrawal_updated.sent.title': 'Retiro enviado: {{amount}}',
  'notification.withdrawal_updated.sent.body': 'En camino a {{bank}}',
  'notification.withdrawal_updated.paid.title': 'Retiro pagado: {{amount}}',
  'notification.withdrawal_updated.paid.body': 'El dinero está en su cuenta de {{bank}}.',
  'notification.withdrawal_updated.rejected.title': 'Retiro no enviado: {{amount}}',
  'notification.withdrawal_updated.rejected.body':
    'El dinero está de nuevo en su billetera. Consulte el motivo en el retiro.',
  'notification.withdrawal_updated.returned.title': 'Retiro devuelto por el banco: {{amount}}',
  'notification.withdrawal_updated.returned.body':
    'El dinero está de nuevo en su billetera. Revise su cuenta de {{bank}}.',
  'notification.withdrawal_updated.action': 'Ver billetera',
  'notification.statement_ready.title': 'Su estado de cuenta de {{month}} está listo',
  'notification.statement_ready.body': 'Ingresos, gastos y pagos del mes en un solo lugar',
  'notification.statement_ready.action': 'Ver estado de cuenta',
  'notification.payout_sent.title': 'Pago enviado: {{amount}}',
  'notification.payout_sent.body': 'A {{bank}}. Llega a más tardar el {{day}}',
  'notification.payout_sent.action': 'Ver pagos',
}
