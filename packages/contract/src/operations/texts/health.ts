import type { Texts } from '#platform/language.ts'
import { emailRetryDays } from '#platform/time/deadlines.ts'

export const healthTexts = {
  'health.title': { en: 'Health', es: 'Salud del sistema' },
  'health.well': {
    en: 'All checks passed.',
    es: 'Todas las comprobaciones están bien.',
  },
  'health.load_failed': {
    en: 'We couldn’t load the system health.',
    es: 'No pudimos cargar la salud del sistema.',
  },
  'health.status': { en: 'View status page', es: 'Ver la página de estado' },
  'health.never': { en: 'never', es: 'nunca' },
  'health.fact.ledger': {
    en: 'Ledger: 0 differences, checked {{at}}',
    es: 'Contabilidad: 0 diferencias, revisada {{at}}',
  },
  'health.fact.double_bookings': {
    en: 'Double bookings: 0, checked {{at}}',
    es: 'Reservas dobles: 0, revisadas {{at}}',
  },
  'health.fact.backup': {
    en: 'Last backup with checksums: {{at}}',
    es: 'Última copia con sumas de control: {{at}}',
  },
  'health.fact.card_events': {
    en: 'Last card event received: {{at}}',
    es: 'Último aviso de tarjetas recibido: {{at}}',
  },
  'health.fact.jobs': {
    en: 'Jobs waiting to retry: {{count}}',
    es: 'Tareas que esperan otro intento: {{count}}',
  },
  'health.fact.emails': {
    en: 'Emails waiting to retry: {{count}}',
    es: 'Correos que esperan otro intento: {{count}}',
  },
  'health.finding.ledger_differs': {
    en: 'Differences in the ledger: {{count}}',
    es: 'Diferencias en la contabilidad: {{count}}',
  },
  'health.action.ledger_differs': {
    en: 'Don’t send payouts. npm run ledger:verify names each difference. Checked {{at}}.',
    es: 'No envíe pagos. npm run ledger:verify nombra cada diferencia. Revisada {{at}}.',
  },
  'health.finding.double_bookings_found': {
    en: 'Double bookings: {{count}}',
    es: 'Reservas dobles: {{count}}',
  },
  'health.action.double_bookings_found': {
    en: 'Move one of the guests to another home. Checked {{at}}.',
    es: 'Ofrezca otra casa a uno de los huéspedes. Revisadas {{at}}.',
  },
  'health.finding.months_differ': {
    en: 'Sealed months that differ from the ledger: {{count}}',
    es: 'Meses cerrados que difieren de la contabilidad: {{count}}',
  },
  'health.action.months_differ': {
    en: 'npm run ledger:verify names each month. Checked {{at}}.',
    es: 'npm run ledger:verify nombra cada mes. Revisados {{at}}.',
  },
  'health.finding.audit_log_broken': {
    en: 'The audit log was changed',
    es: 'Se alteró el registro de auditoría',
  },
  'health.action.audit_log_broken': {
    en: 'Find out who has access to the database. Checked {{at}}.',
    es: 'Averigüe quién tiene acceso a la base de datos. Revisado {{at}}.',
  },
  'health.finding.search_failing': { en: 'Search isn’t working', es: 'La búsqueda no funciona' },
  'health.action.search_failing': {
    en: 'Guests can’t find homes. See the log of the server.',
    es: 'Los huéspedes no encuentran casas. Consulte el registro del servidor.',
  },
  'health.finding.bookings_delayed': {
    en: 'Expired holds aren’t released',
    es: 'No se liberan las fechas apartadas que vencieron',
  },
  'health.action.bookings_delayed': {
    en: 'Their dates can’t be booked. Check that a worker is running.',
    es: 'Esas fechas no se pueden reservar. Compruebe que haya un proceso de trabajo activo.',
  },
  'health.finding.payments_delayed': { en: 'Payments are delayed', es: 'Los pagos tienen demoras' },
  'health.action.payments_delayed': {
    en: 'Some payments aren’t recorded yet. See the failed jobs.',
    es: 'Algunos pagos aún no se registran. Consulte las tareas fallidas.',
  },
  'health.finding.messages_delayed': {
    en: 'Notifications are delayed',
    es: 'Las notificaciones tienen demoras',
  },
  'health.action.messages_delayed': {
    en: 'Check that a worker is running.',
    es: 'Compruebe que haya un proceso de trabajo activo.',
  },
  'health.finding.emails_delayed': { en: 'Emails are delayed', es: 'Los correos tienen demoras' },
  'health.action.emails_delayed': {
    en: `The mail server doesn’t take them. They’re sent when it does, for up to ${emailRetryDays} days.`,
    es: `El servidor de correo no los acepta. Se enviarán cuando lo haga, durante ${emailRetryDays} días como máximo.`,
  },
  'health.finding.emails_undelivered': {
    en: 'Emails not delivered in the last 24 hours: {{count}}',
    es: 'Correos sin entregar en las últimas 24 horas: {{count}}',
  },
  'health.action.emails_undelivered': {
    en: 'The email log says why.',
    es: 'El registro de correos dice por qué.',
  },
  'health.finding.refunds_refused': {
    en: 'Refunds that cards refused in the last 24 hours: {{count}}',
    es: 'Reembolsos rechazados por tarjetas en las últimas 24 horas: {{count}}',
  },
  'health.action.refunds_refused': {
    en: 'The money is in the guests’ wallets. The email log says whom we told.',
    es: 'El dinero está en la billetera de cada huésped. El registro de correos dice a quién avisamos.',
  },
  'health.finding.card_events_silent': {
    en: 'No events from the card processor',
    es: 'No llegan avisos del procesador de tarjetas',
  },
  'health.action.card_events_silent': {
    en: 'Check the webhook at Stripe. Last event: {{at}}.',
    es: 'Revise el webhook en Stripe. Último aviso: {{at}}.',
  },
  'health.finding.jobs_failed': { en: 'Failed jobs: {{count}}', es: 'Tareas fallidas: {{count}}' },
  'health.action.jobs_failed': {
    en: 'Try them again or discard them. First failure: {{at}}.',
    es: 'Inténtelas de nuevo o descártelas. Primera falla: {{at}}.',
  },
  'health.finding.ledger_late': {
    en: 'The ledger hasn’t been checked',
    es: 'La contabilidad no se ha revisado',
  },
  'health.action.ledger_late': {
    en: 'Check that a worker is running. Last checked: {{at}}.',
    es: 'Compruebe que haya un proceso de trabajo activo. Última revisión: {{at}}.',
  },
  'health.finding.double_bookings_late': {
    en: 'Double bookings haven’t been checked',
    es: 'Las reservas dobles no se han revisado',
  },
  'health.action.double_bookings_late': {
    en: 'Check that a worker is running. Last checked: {{at}}.',
    es: 'Compruebe que haya un proceso de trabajo activo. Última revisión: {{at}}.',
  },
  'health.finding.backup_late': {
    en: 'The last backup is too old',
    es: 'La última copia de seguridad es demasiado antigua',
  },
  'health.action.backup_late': {
    en: 'See the failed jobs. Last backup: {{at}}.',
    es: 'Consulte las tareas fallidas. Última copia: {{at}}.',
  },
  'health.finding.backup_missing': { en: 'There is no backup', es: 'No hay copias de seguridad' },
  'health.action.backup_missing': {
    en: 'Set BACKUP_DIR. A backup is then written each night.',
    es: 'Configure BACKUP_DIR. Así se escribe una copia cada noche.',
  },
  'health.finding.calendars_late': {
    en: 'Connected calendars aren’t being checked',
    es: 'No se revisan los calendarios conectados',
  },
  'health.action.calendars_late': {
    en: 'Dates sold on other sites may be bookable here.',
    es: 'Las fechas vendidas en otros sitios podrían reservarse aquí.',
  },
  'health.finding.webhooks_failing': {
    en: 'Failing outgoing webhooks: {{count}}',
    es: 'Webhooks salientes que fallan: {{count}}',
  },
  'health.action.webhooks_failing': {
    en: 'Their owners were notified and can turn them on again.',
    es: 'Sus propietarios recibieron un aviso y pueden activarlos de nuevo.',
  },
} satisfies Texts
