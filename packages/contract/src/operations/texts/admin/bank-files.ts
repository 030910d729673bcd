import type { Texts } from '#platform/language.ts'

export const bankFileTexts = {
  'payout_desk.files_created_one': { en: 'File created', es: 'Se creó el archivo' },
  'payout_desk.files_created_other': {
    en: '{{count}} files created',
    es: 'Se crearon {{count}} archivos',
  },
  'payout_desk.batches.approved': { en: 'Files for the bank', es: 'Archivos para el banco' },
  'payout_desk.batches.sent': { en: 'Sent files', es: 'Archivos enviados' },
  'payout_desk.batches_none.approved': {
    en: 'No files to send.',
    es: 'No hay archivos por enviar.',
  },
  'payout_desk.batches_none.sent': {
    en: 'No files sent yet.',
    es: 'Todavía no se envió ningún archivo.',
  },
  'payout_desk.create_one': {
    en: 'Create {{rail}} file: 1 payment, {{amount}}',
    es: 'Crear archivo {{rail}}: 1 pago, {{amount}}',
  },
  'payout_desk.create_other': {
    en: 'Create {{rail}} file: {{count}} payments, {{amount}}',
    es: 'Crear archivo {{rail}}: {{count}} pagos, {{amount}}',
  },
  'payout_desk.created_on': { en: 'Created {{day}}, {{time}}', es: 'Creado el {{day}}, {{time}}' },
  'payout_desk.file_failed': {
    en: 'We couldn’t create the file',
    es: 'No pudimos crear el archivo',
  },
  'payout_desk.mark_sent': { en: 'Mark as sent', es: 'Marcar como enviado' },
  'payout_desk.send_title': {
    en: 'Does the bank have this file?',
    es: '¿El banco ya tiene este archivo?',
  },
  'payout_desk.send_effect_one': {
    en: '1 withdrawal of {{amount}} will be marked as sent. It can no longer be stopped, and we’ll notify the person.',
    es: '1 retiro de {{amount}} se marcará como enviado. Ya no se podrá detener y avisaremos a la persona.',
  },
  'payout_desk.send_effect_other': {
    en: '{{count}} withdrawals totaling {{amount}} will be marked as sent. They can no longer be stopped, and we’ll notify each person.',
    es: '{{count}} retiros por {{amount}} en total se marcarán como enviados. Ya no se podrán detener y avisaremos a cada persona.',
  },
  'payout_desk.batch_sent': { en: 'Marked as sent', es: 'Marcado como enviado' },
  'payout_desk.returns': { en: 'Returned payments', es: 'Pagos devueltos' },
  'payout_desk.returns_hint': {
    en: 'Upload the bank’s NACHA return file. We match each payment by its trace number and refund it.',
    es: 'Suba el archivo NACHA de devoluciones del banco. Buscamos cada pago por su número de rastreo y lo reembolsamos.',
  },
  'payout_desk.returns_upload': { en: 'Upload return file', es: 'Subir archivo de devoluciones' },
  'payout_desk.returns_failed': {
    en: 'We couldn’t apply this file',
    es: 'No pudimos aplicar este archivo',
  },
  'payout_desk.returns_result': {
    en: 'Results of the return file',
    es: 'Resultados del archivo de devoluciones',
  },
  'payout_desk.returns_trace': { en: 'Trace number', es: 'Número de rastreo' },
  'payout_desk.returns_code': { en: 'Reason', es: 'Motivo' },
  'payout_desk.returns_outcome': { en: 'Result', es: 'Resultado' },
  'payout_desk.returns_outcome.returned': { en: 'Refunded', es: 'Reembolsado' },
  'payout_desk.returns_outcome.known': { en: 'Already refunded', es: 'Ya reembolsado' },
  'payout_desk.returns_outcome.differs': {
    en: 'Not refunded: the amount or status differs',
    es: 'Sin reembolso: el monto o el estado no coincide',
  },
  'payout_desk.returns_outcome.unknown': {
    en: 'Not refunded: no payment has this number',
    es: 'Sin reembolso: ningún pago tiene este número',
  },
} satisfies Texts
