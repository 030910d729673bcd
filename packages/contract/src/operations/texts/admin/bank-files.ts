import type { Texts } from '#platform/language.ts'

export const bankFileTexts = {
  'admin_payouts.files_created_one': { en: 'File created', es: 'Se creó el archivo' },
  'admin_payouts.files_created_other': {
    en: '{{count}} files created',
    es: 'Se crearon {{count}} archivos',
  },
  'admin_payouts.batches.approved': { en: 'Files for the bank', es: 'Archivos para el banco' },
  'admin_payouts.batches.sent': { en: 'Sent files', es: 'Archivos enviados' },
  'admin_payouts.batches_none.approved': {
    en: 'No files to send.',
    es: 'No hay archivos por enviar.',
  },
  'admin_payouts.batches_none.sent': {
    en: 'No files sent yet.',
    es: 'Todavía no se envió ningún archivo.',
  },
  'admin_payouts.create_one': {
    en: 'Create {{rail}} file: 1 payment, {{amount}}',
    es: 'Crear archivo {{rail}}: 1 pago, {{amount}}',
  },
  'admin_payouts.create_other': {
    en: 'Create {{rail}} file: {{count}} payments, {{amount}}',
    es: 'Crear archivo {{rail}}: {{count}} pagos, {{amount}}',
  },
  'admin_payouts.created_on': {
    en: 'Created {{day}}, {{time}}',
    es: 'Creado el {{day}}, {{time}}',
  },
  'admin_payouts.file_failed': {
    en: 'We couldn’t create the file',
    es: 'No pudimos crear el archivo',
  },
  'admin_payouts.mark_sent': { en: 'Mark as sent', es: 'Marcar como enviado' },
  'admin_payouts.send_title': {
    en: 'Does the bank have this file?',
    es: '¿El banco ya tiene este archivo?',
  },
  'admin_payouts.send_effect_one': {
    en: '1 withdrawal of {{amount}} will be marked as sent. It can no longer be stopped, and we’ll notify the person.',
    es: '1 retiro de {{amount}} se marcará como enviado. Ya no se podrá detener y avisaremos a la persona.',
  },
  'admin_payouts.send_effect_other': {
    en: '{{count}} withdrawals totaling {{amount}} will be marked as sent. They can no longer be stopped, and we’ll notify each person.',
    es: '{{count}} retiros por {{amount}} en total se marcarán como enviados. Ya no se podrán detener y avisaremos a cada persona.',
  },
  'admin_payouts.batch_sent': { en: 'Marked as sent', es: 'Marcado como enviado' },
  'admin_payouts.returns': { en: 'Returned payments', es: 'Pagos devueltos' },
  'admin_payouts.returns_hint': {
    en: 'Upload the bank’s NACHA return file. We match each payment by its trace number and refund it.',
    es: 'Suba el archivo NACHA de devoluciones del banco. Buscamos cada pago por su número de rastreo y lo reembolsamos.',
  },
  'admin_payouts.returns_upload': { en: 'Upload return file', es: 'Subir archivo de devoluciones' },
  'admin_payouts.returns_failed': {
    en: 'We couldn’t apply this file',
    es: 'No pudimos aplicar este archivo',
  },
  'admin_payouts.returns_result': {
    en: 'Results of the return file',
    es: 'Resultados del archivo de devoluciones',
  },
  'admin_payouts.returns_trace': { en: 'Trace number', es: 'Número de rastreo' },
  'admin_payouts.returns_code': { en: 'Reason', es: 'Motivo' },
  'admin_payouts.returns_outcome': { en: 'Result', es: 'Resultado' },
  'admin_payouts.returns_outcome.returned': { en: 'Refunded', es: 'Reembolsado' },
  'admin_payouts.returns_outcome.known': { en: 'Already refunded', es: 'Ya reembolsado' },
  'admin_payouts.returns_outcome.differs': {
    en: 'Not refunded: the amount or status differs',
    es: 'Sin reembolso: el monto o el estado no coincide',
  },
  'admin_payouts.returns_outcome.unknown': {
    en: 'Not refunded: no payment has this number',
    es: 'Sin reembolso: ningún pago tiene este número',
  },
} satisfies Texts
