import type { ServerTexts } from '#platform/language.ts'

export const ownerNotificationTexts = {
  'notification.new_booking.title': { en: 'New booking: {{home}}', es: 'Nueva reserva: {{home}}' },
  'notification.new_booking.body_one': {
    en: '{{guest}}, {{dates}}, {{count}} guest. Your payout: {{amount}}',
    es: '{{guest}}, {{dates}}, {{count}} huésped. Su pago: {{amount}}',
  },
  'notification.new_booking.body_other': {
    en: '{{guest}}, {{dates}}, {{count}} guests. Your payout: {{amount}}',
    es: '{{guest}}, {{dates}}, {{count}} huéspedes. Su pago: {{amount}}',
  },
  'notification.new_booking.action': { en: 'View booking', es: 'Ver reserva' },
  'notification.home_booking_changed.title': {
    en: 'Booking updated: {{home}}',
    es: 'Reserva actualizada: {{home}}',
  },
  'notification.home_booking_changed.body_one': {
    en: '{{guest}}, now {{dates}}, {{count}} guest. Your payout: {{amount}}',
    es: '{{guest}}, ahora {{dates}}, {{count}} huésped. Su pago: {{amount}}',
  },
  'notification.home_booking_changed.body_other': {
    en: '{{guest}}, now {{dates}}, {{count}} guests. Your payout: {{amount}}',
    es: '{{guest}}, ahora {{dates}}, {{count}} huéspedes. Su pago: {{amount}}',
  },
  'notification.home_booking_changed.action': { en: 'View booking', es: 'Ver reserva' },
  'notification.home_booking_canceled.title': {
    en: 'Booking canceled: {{home}}',
    es: 'Reserva cancelada: {{home}}',
  },
  'notification.home_booking_canceled.body': {
    en: '{{guest}}, {{dates}} ({{reference}}). These dates are available again.',
    es: '{{guest}}, {{dates}} ({{reference}}). Estas fechas vuelven a estar disponibles.',
  },
  'notification.home_booking_canceled.action': { en: 'View booking', es: 'Ver reserva' },
  'notification.hours_requested.check_in.title': {
    en: 'Early check-in requested: {{home}}',
    es: 'Solicitud de llegada anticipada: {{home}}',
  },
  'notification.hours_requested.check_in.body': {
    en: '{{guest}} would like to check in from {{time}} ({{dates}})',
    es: '{{guest}}, {{dates}}. Hora de llegada solicitada: {{time}}',
  },
  'notification.hours_requested.check_out.title': {
    en: 'Late check-out requested: {{home}}',
    es: 'Solicitud de salida tardía: {{home}}',
  },
  'notification.hours_requested.check_out.body': {
    en: '{{guest}} would like to check out by {{time}} ({{dates}})',
    es: '{{guest}}, {{dates}}. Hora de salida solicitada: {{time}}',
  },
  'notification.hours_requested.action': { en: 'Review request', es: 'Revisar solicitud' },
  'notification.arrival_today.title': {
    en: 'Check-in today: {{home}}',
    es: 'Llegada hoy: {{home}}',
  },
  'notification.arrival_today.body_one': {
    en: '{{guest}}, {{count}} guest, from {{time}}',
    es: '{{guest}}, {{count}} huésped, desde las {{time}}',
  },
  'notification.arrival_today.body_other': {
    en: '{{guest}}, {{count}} guests, from {{time}}',
    es: '{{guest}}, {{count}} huéspedes, desde las {{time}}',
  },
  'notification.arrival_today.action': { en: 'View today’s stays', es: 'Ver el día' },
  'notification.id_to_review.title': {
    en: 'Review an ID: {{home}}',
    es: 'Revise una identificación: {{home}}',
  },
  'notification.id_to_review.body': {
    en: '{{guest}} uploaded the main host ID for {{dates}}',
    es: '{{guest}} subió la identificación para {{dates}}',
  },
  'notification.id_to_review.action': { en: 'Review ID', es: 'Revisar identificación' },
  'notification.expense_to_approve.title': {
    en: 'Approve an expense: {{amount}}',
    es: 'Apruebe un gasto: {{amount}}',
  },
  'notification.expense_to_approve.body': {
    en: '{{concept}} at {{home}}',
    es: '{{concept}} en {{home}}',
  },
  'notification.expense_to_approve.action': { en: 'Review expense', es: 'Revisar gasto' },
  'notification.feed_trouble.paused.title': {
    en: 'Calendar paused: {{channel}}, {{home}}',
    es: 'Calendario en pausa: {{channel}}, {{home}}',
  },
  'notification.feed_trouble.paused.body': {
    en: 'It suddenly showed far fewer dates. Your dates stay blocked until you decide.',
    es: 'De pronto mostró muchas menos fechas. Sus fechas siguen bloqueadas hasta que decida.',
  },
  'notification.feed_trouble.failing.title': {
    en: 'We can’t load a calendar: {{channel}}, {{home}}',
    es: 'No podemos cargar un calendario: {{channel}}, {{home}}',
  },
  'notification.feed_trouble.failing.body': {
    en: 'Your blocked dates stay blocked. Check the calendar’s address.',
    es: 'Sus fechas bloqueadas siguen bloqueadas. Revise la dirección del calendario.',
  },
  'notification.feed_trouble.action': { en: 'Check calendar', es: 'Revisar calendario' },
  'notification.license_expiring.soon.title': {
    en: 'License expiring: {{home}}',
    es: 'Licencia por vencer: {{home}}',
  },
  'notification.license_expiring.soon.body': {
    en: '{{license}}, valid until {{day}}. Renew it and enter the new date.',
    es: '{{license}}, vigente hasta el {{day}}. Renueve el documento e ingrese la nueva fecha.',
  },
  'notification.license_expiring.expired.title': {
    en: 'License expired: {{home}}',
    es: 'Licencia vencida: {{home}}',
  },
  'notification.license_expiring.expired.body': {
    en: '{{license}}, valid until {{day}}. Renew it and enter the new date.',
    es: '{{license}}, vigente hasta el {{day}}. Renueve el documento e ingrese la nueva fecha.',
  },
  'notification.license_expiring.action': { en: 'Update license', es: 'Actualizar licencia' },
  'notification.license_accepted.title': {
    en: 'License verified: {{home}}',
    es: 'Licencia verificada: {{home}}',
  },
  'notification.license_accepted.body': {
    en: '{{license}}. We found it in the public record.',
    es: '{{license}}. Aparece en el registro público.',
  },
  'notification.license_accepted.action': { en: 'View license', es: 'Ver licencia' },
  'notification.license_correction.title': {
    en: 'License correction needed: {{home}}',
    es: 'Licencia por corregir: {{home}}',
  },
  'notification.license_correction.body': {
    en: '{{license}}: {{reason}}',
    es: '{{license}}: {{reason}}',
  },
  'notification.license_correction.action': { en: 'Correct license', es: 'Corregir licencia' },
  'notification.webhook_disabled.title': {
    en: 'Webhook turned off: {{host}}',
    es: 'Webhook desactivado: {{host}}',
  },
  'notification.webhook_disabled.body': {
    en: 'Every request failed for 3 days. Fix the receiver and turn the endpoint on again.',
    es: 'Todas las solicitudes fallaron durante 3 días. Corrija el receptor y active de nuevo el destino.',
  },
  'notification.webhook_disabled.action': { en: 'View endpoint', es: 'Ver destino' },
  'notification.home_reviewed.title_one': {
    en: 'New review of {{home}}: {{count}} star',
    es: 'Nueva reseña de {{home}}: {{count}} estrella',
  },
  'notification.home_reviewed.title_other': {
    en: 'New review of {{home}}: {{count}} stars',
    es: 'Nueva reseña de {{home}}: {{count}} estrellas',
  },
  'notification.home_reviewed.body': { en: '{{name}}: “{{words}}”', es: '{{name}}: “{{words}}”' },
  'notification.home_reviewed.action': { en: 'View review', es: 'Ver reseña' },
  'notification.statement_ready.title': {
    en: 'Your statement for {{month}} is ready',
    es: 'Su estado de cuenta de {{month}} está listo',
  },
  'notification.statement_ready.body': {
    en: 'Income, expenses and payouts of the month in one place',
    es: 'Ingresos, gastos y pagos del mes en un solo lugar',
  },
  'notification.statement_ready.action': { en: 'View statement', es: 'Ver estado de cuenta' },
  'notification.payout_sent.title': {
    en: 'Payout sent: {{amount}}',
    es: 'Pago enviado: {{amount}}',
  },
  'notification.payout_sent.body': {
    en: 'To {{bank}}. Arrives by {{day}}',
    es: 'A {{bank}}. Llega a más tardar el {{day}}',
  },
  'notification.payout_sent.action': { en: 'View payouts', es: 'Ver pagos' },
} satisfies ServerTexts
