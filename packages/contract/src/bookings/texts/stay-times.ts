import type { Texts } from '#platform/language.ts'

export const stayTimeTexts = {
  'price.early_check_in': { en: 'Early check-in', es: 'Llegada anticipada' },
  'price.late_check_out': { en: 'Late check-out', es: 'Salida tardía' },
  'hours.title': { en: 'Check-in and check-out times', es: 'Horarios de llegada y salida' },
  'hours.choose.check_in': { en: 'Check in from', es: 'Hora de llegada' },
  'hours.choose.check_out': { en: 'Check out by', es: 'Hora de salida' },
  'hours.option': { en: '{{time}}, {{amount}}', es: '{{time}}, {{amount}}' },
  'hours.request': { en: 'Request for {{amount}}', es: 'Solicitar por {{amount}}' },
  'hours.note': {
    en: 'Taxes included. {{owner}} reviews your request first. You pay once it’s approved.',
    es: 'Con impuestos. {{owner}} revisa primero su solicitud. Usted paga cuando se apruebe.',
  },
  'hours.note_automatic': {
    en: 'Taxes included. You pay on the next step.',
    es: 'Con impuestos. Paga en el siguiente paso.',
  },
  'hours.opens': {
    en: 'Requests open on {{day}}.',
    es: 'Podrá hacer su solicitud a partir del {{day}}.',
  },
  'hours.none.check_in': {
    en: 'No earlier times are available on {{day}}.',
    es: 'No hay horas más tempranas disponibles el {{day}}.',
  },
  'hours.none.check_out': {
    en: 'No later times are available on {{day}}.',
    es: 'No hay horas más tardías disponibles el {{day}}.',
  },
  'hours.closed': {
    en: 'Requests closed at noon on the day before check-in.',
    es: 'Las solicitudes cerraron al mediodía del día anterior a la llegada.',
  },
  'hours.waiting.check_in': {
    en: 'You requested check-in from {{time}} for {{amount}}. {{owner}} has until {{until}} to answer. You haven’t been charged.',
    es: 'Solicitó una llegada anticipada ({{time}}) por {{amount}}. {{owner}} tiene hasta el {{until}} para responder. Aún no se le ha cobrado.',
  },
  'hours.waiting.check_out': {
    en: 'You requested check-out by {{time}} for {{amount}}. {{owner}} has until {{until}} to answer. You haven’t been charged.',
    es: 'Solicitó una salida tardía ({{time}}) por {{amount}}. {{owner}} tiene hasta el {{until}} para responder. Aún no se le ha cobrado.',
  },
  'hours.approved.check_in': {
    en: 'Check-in from {{time}} is approved. Pay {{amount}} by {{until}} to confirm it.',
    es: 'Se aprobó su llegada anticipada ({{time}}). Pague {{amount}} antes del {{until}} para confirmarla.',
  },
  'hours.approved.check_out': {
    en: 'Check-out by {{time}} is approved. Pay {{amount}} by {{until}} to confirm it.',
    es: 'Se aprobó su salida tardía ({{time}}). Pague {{amount}} antes del {{until}} para confirmarla.',
  },
  'hours.paid.check_in': {
    en: 'Confirmed: check in from {{time}} on {{day}}. You paid {{amount}}.',
    es: 'Confirmada: llegada anticipada ({{time}}) el {{day}}. Pagó {{amount}}.',
  },
  'hours.paid.check_out': {
    en: 'Confirmed: check out by {{time}} on {{day}}. You paid {{amount}}.',
    es: 'Confirmada: salida tardía ({{time}}) el {{day}}. Pagó {{amount}}.',
  },
  'hours.declined.check_in': {
    en: '{{owner}} declined check-in from {{time}}: “{{reason}}” You weren’t charged.',
    es: '{{owner}} rechazó la llegada anticipada ({{time}}): “{{reason}}” No se le cobró.',
  },
  'hours.declined.check_out': {
    en: '{{owner}} declined check-out by {{time}}: “{{reason}}” You weren’t charged.',
    es: '{{owner}} rechazó la salida tardía ({{time}}): “{{reason}}” No se le cobró.',
  },
  'hours.expired.check_in': {
    en: 'Your request to check in from {{time}} expired. You weren’t charged.',
    es: 'Su solicitud de llegada anticipada ({{time}}) venció. No se le cobró.',
  },
  'hours.expired.check_out': {
    en: 'Your request to check out by {{time}} expired. You weren’t charged.',
    es: 'Su solicitud de salida tardía ({{time}}) venció. No se le cobró.',
  },
  'hours.pay': { en: 'Pay {{amount}}', es: 'Pagar {{amount}}' },
  'hours.pay_title.check_in': { en: 'Pay for early check-in', es: 'Pagar la llegada anticipada' },
  'hours.pay_title.check_out': { en: 'Pay for late check-out', es: 'Pagar la salida tardía' },
  'hours.pay_facts.check_in': {
    en: 'Check in from {{time}} on {{day}}, taxes included.',
    es: 'Llegada anticipada el {{day}}, {{time}}, con impuestos.',
  },
  'hours.pay_facts.check_out': {
    en: 'Check out by {{time}} on {{day}}, taxes included.',
    es: 'Salida tardía el {{day}}, {{time}}, con impuestos.',
  },
  'hours.pay_refund': {
    en: 'Refunded in full if you cancel before check-in.',
    es: 'Se reembolsa por completo si cancela antes de la llegada.',
  },
  'hours.back': { en: 'Back to your stay at {{home}}', es: 'Volver a su estancia en {{home}}' },
  'hours.nothing_due': {
    en: 'Nothing is due for this stay.',
    es: 'Esta estancia no tiene pagos pendientes.',
  },
  'hours.pay_sent': { en: 'Payment sent', es: 'Pago enviado' },
  'hours.withdraw': { en: 'Withdraw request', es: 'Retirar solicitud' },
  'hours.withdrawn': { en: 'Request withdrawn', es: 'Solicitud retirada' },
  'hours.requested': { en: 'Request sent', es: 'Solicitud enviada' },
  'hours.failed': { en: 'We couldn’t send your request', es: 'No pudimos enviar su solicitud' },
  'hours.withdraw_failed': {
    en: 'We couldn’t withdraw your request',
    es: 'No pudimos retirar su solicitud',
  },
  'hours.of_guest.check_in': { en: 'Early check-in: {{time}}', es: 'Llegada anticipada: {{time}}' },
  'hours.of_guest.check_out': { en: 'Late check-out: {{time}}', es: 'Salida tardía: {{time}}' },
  'need.hours.check_in': {
    en: '{{guest}} would like to check in from {{time}}',
    es: '{{guest}} solicita una llegada anticipada ({{time}})',
  },
  'need.hours.check_out': {
    en: '{{guest}} would like to check out by {{time}}',
    es: '{{guest}} solicita una salida tardía ({{time}})',
  },
  'need.hours_detail': {
    en: '{{home}}, {{day}}, {{amount}} before taxes',
    es: '{{home}}, {{day}}, {{amount}} antes de impuestos',
  },
  'need.hours_night': {
    en: 'Approving it blocks the night of {{day}}, so no one else can book it.',
    es: 'Al aprobarla se bloquea la noche del {{day}}, así que nadie más podrá reservarla.',
  },
  'need.hours_note': {
    en: 'The guest pays once you approve. Answer by {{until}}, or the request expires.',
    es: 'El huésped paga cuando usted la aprueba. Responda antes del {{until}} o la solicitud vencerá.',
  },
  'need.hours_approve': { en: 'Approve for {{amount}}', es: 'Aprobar por {{amount}}' },
  'need.hours_decline': { en: 'Decline request', es: 'Rechazar solicitud' },
  'need.hours_reason_hint': { en: 'The guest will see this.', es: 'El huésped verá este texto.' },
  'need.action.hours': { en: 'Review', es: 'Revisar' },
  'queue.action.approve_hours': {
    en: 'Approve request: {{about}}',
    es: 'Aprobar solicitud: {{about}}',
  },
  'queue.action.decline_hours': {
    en: 'Decline request: {{about}}',
    es: 'Rechazar solicitud: {{about}}',
  },
  'listing.hours': {
    en: 'Early check-in and late check-out',
    es: 'Llegada anticipada y salida tardía',
  },
  'listing.hours_note': {
    en: 'From 14 days before check-in, guests can request another time on their stay page. Once it’s approved, they pay the price per hour plus taxes. A time that leaves less than 3 hours for cleaning also blocks the night before or after, so we offer it only while that night is available.',
    es: 'Desde 14 días antes de la llegada, los huéspedes pueden solicitar otra hora en la página de su estancia. Cuando se aprueba, pagan el precio por hora más impuestos. Si quedan menos de 3 horas para la limpieza, también se bloquea la noche anterior o posterior, por lo que esa hora solo se ofrece mientras la noche esté disponible.',
  },
  'listing.field.earlyCheckInFrom': { en: 'Earliest check-in', es: 'Llegada más temprana' },
  'listing.field.earlyCheckInAmount': {
    en: 'Price per hour, early check-in',
    es: 'Precio por hora, llegada anticipada',
  },
  'listing.field.lateCheckOutUntil': { en: 'Latest check-out', es: 'Salida más tardía' },
  'listing.field.lateCheckOutAmount': {
    en: 'Price per hour, late check-out',
    es: 'Precio por hora, salida tardía',
  },
  'listing.field.approvesHours': {
    en: 'Approve requests automatically',
    es: 'Aprobar solicitudes automáticamente',
  },
  'listing.hours_none': { en: 'Not offered', es: 'No se ofrece' },
  'listing.hours_price_missing': {
    en: 'Enter a price per hour of at least $1.',
    es: 'Ingrese un precio por hora de al menos $1.',
  },
  'listing.hours_order.check_in': {
    en: 'Choose a time before the usual check-in.',
    es: 'Elija una hora anterior a la llegada habitual.',
  },
  'listing.hours_order.check_out': {
    en: 'Choose a time after the usual check-out.',
    es: 'Elija una hora posterior a la salida habitual.',
  },
  'listing.gap.hours': {
    en: 'Time and price of early check-in and late check-out',
    es: 'Hora y precio de la llegada anticipada y la salida tardía',
  },
} satisfies Texts
