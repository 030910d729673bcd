import type { healthTexts as english } from './health.en.ts'

export const healthTexts: Record<keyof typeof english, string> = {
  'health.title': 'Salud del sistema',
  'health.well': 'Todo lo que Marea promete está en orden.',
  'health.load_failed': 'No pudimos cargar la salud del sistema.',
  'health.status': 'Ver la página de estado',
  'health.never': 'nunca',
  'health.fact.ledger': 'Contabilidad: 0 diferencias, revisada {{at}}',
  'health.fact.double_bookings': 'Reservas dobles: 0, revisadas {{at}}',
  'health.fact.backup': 'Última copia con sumas de control: {{at}}',
  'health.fact.card_events': 'Último aviso de tarjetas recibido: {{at}}',
  'health.fact.jobs': 'Tareas que esperan otro intento: {{count}}',
  'health.fact.emails': 'Correos que esperan otro intento: {{count}}',
  'health.finding.ledger_differs': 'Diferencias en la contabilidad: {{count}}',
  'health.action.ledger_differs':
    'No envíe pagos. npm run ledger:verify nombra cada diferencia. Revisada {{at}}.',
  'health.finding.double_bookings_found': 'Reservas dobles: {{count}}',
  'health.action.double_bookings_found':
    'Ofrezca otra casa a uno de los huéspedes. Revisadas {{at}}.',
  'health.finding.months_differ': 'Meses cerrados que difieren de la contabilidad: {{count}}',
  'health.action.months_differ': 'npm run ledger:verify nombra cada mes. Revisados {{at}}.',
  'health.finding.audit_log_broken': 'Se alteró el registro de auditoría',
  'health.action.audit_log_broken':
    'Averigüe quién tiene acceso a la base de datos. Revisado {{at}}.',
  'health.finding.search_failing': 'La búsqueda no funciona',
  'health.action.search_failing':
    'Los huéspedes no encuentran casas. Consulte el registro del servidor.',
  'health.finding.bookings_delayed': 'No se liberan las fechas apartadas que vencieron',
  'health.action.bookings_delayed':
    'Esas fechas no se pueden reservar. Compruebe que haya un proceso de trabajo activo.',
  'health.finding.payments_delayed': 'Los pagos tienen demoras',
  'health.action.payments_delayed':
    'Algunos pagos aún no se registran. Consulte las tareas fallidas.',
  'health.finding.messages_delayed': 'Las notificaciones tienen demoras',
  'health.action.messages_delayed': 'Compruebe que haya un proceso de trabajo activo.',
  'health.finding.emails_delayed': 'Los correos tienen demoras',
  'health.action.emails_delayed':
    'El servidor de correo no los acepta. Se enviarán cuando lo haga, durante 5 días como máximo.',
  'health.finding.emails_undelivered': 'Correos sin entregar en las últimas 24 horas: {{count}}',
  'health.action.emails_undelivered': 'El registro de correos dice por qué.',
  'health.finding.card_events_silent': 'No llegan avisos del procesador de tarjetas',
  'health.action.card_events_silent': 'Revise el webhook en Stripe. Último aviso: {{at}}.',
  'health.finding.jobs_failed': 'Tareas fallidas: {{count}}',
  'health.action.jobs_failed': 'Inténtelas de nuevo o descártelas. Primera falla: {{at}}.',
  'health.finding.ledger_late': 'La contabilidad no se ha revisado',
  'health.action.ledger_late':
    'Compruebe que haya un proceso de trabajo activo. Última revisión: {{at}}.',
  'health.finding.double_bookings_late': 'Las reservas dobles no se han revisado',
  'health.action.double_bookings_late':
    'Compruebe que haya un proceso de trabajo activo. Última revisión: {{at}}.',
  'health.finding.backup_late': 'La última copia de seguridad es demasiado antigua',
  'health.action.backup_late': 'Consulte las tareas fallidas. Última copia: {{at}}.',
  'health.finding.backup_missing': 'No hay copias de seguridad',
  'health.action.backup_missing': 'Configure BACKUP_DIR. Así se escribe una copia cada noche.',
  'health.finding.calendars_late': 'No se leen los calendarios conectados',
  'health.action.calendars_late': 'Las fechas vendidas en otros sitios podrían reservarse aquí.',
  'health.finding.webhooks_failing': 'Webhooks salientes que fallan: {{count}}',
  'health.action.webhooks_failing':
    'Sus propietarios recibieron un aviso y pueden activarlos de nuevo.',
}
