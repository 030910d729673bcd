import type { Texts } from '#platform/language.ts'

export const reconciliationListTexts = {
  'reconcile.payouts': {
    en: 'Payouts from the card processor',
    es: 'Transferencias del procesador de pagos',
  },
  'reconcile.payouts_none': {
    en: 'Payouts appear here when the processor sends money to the bank.',
    es: 'Las transferencias aparecen aquí cuando el procesador envía dinero al banco.',
  },
  'reconcile.payout.pending': { en: 'Planned', es: 'Programada' },
  'reconcile.payout.in_transit': { en: 'On its way', es: 'En camino' },
  'reconcile.payout.paid': { en: 'Sent', es: 'Enviada' },
  'reconcile.payout.failed': { en: 'Returned by the bank', es: 'Devuelta por el banco' },
  'reconcile.payout.canceled': { en: 'Canceled', es: 'Cancelada' },
  'reconcile.payout.at_bank': { en: 'In the bank {{day}}', es: 'En el banco el {{day}}' },
  'reconcile.payout_complete': {
    en: 'Every charge and refund in this payout has its ledger entry.',
    es: 'Cada cargo y reembolso de esta transferencia tiene su asiento en el libro contable.',
  },
  'reconcile.payout_incomplete': {
    en: 'The processor hasn’t completed the list of this payout.',
    es: 'El procesador aún no completó la lista de esta transferencia.',
  },
  'reconcile.payout_trace': { en: 'Trace number {{trace}}', es: 'Número de rastreo {{trace}}' },
  'reconcile.part.charge': { en: 'Charges: {{count}}', es: 'Cargos: {{count}}' },
  'reconcile.part.refund': { en: 'Refunds: {{count}}', es: 'Reembolsos: {{count}}' },
  'reconcile.part.refund_failure': {
    en: 'Refunds returned: {{count}}',
    es: 'Reembolsos devueltos: {{count}}',
  },
  'reconcile.part.dispute': { en: 'Disputes: {{count}}', es: 'Contracargos: {{count}}' },
  'reconcile.part.dispute_reversal': {
    en: 'Disputes won: {{count}}',
    es: 'Contracargos ganados: {{count}}',
  },
  'reconcile.part.fee': { en: 'Other fees: {{count}}', es: 'Otras comisiones: {{count}}' },
  'reconcile.part.payout': {
    en: 'Payouts by hand: {{count}}',
    es: 'Transferencias manuales: {{count}}',
  },
  'reconcile.part.payout_reversal': {
    en: 'Payouts returned: {{count}}',
    es: 'Transferencias devueltas: {{count}}',
  },
  'reconcile.fees': { en: 'Processor fees', es: 'Comisiones del procesador' },
  'reconcile.payout_total': { en: 'Payout', es: 'Transferencia' },
  'reconcile.statements': { en: 'Bank statements', es: 'Estados de cuenta del banco' },
  'reconcile.upload': { en: 'Upload statement', es: 'Subir estado de cuenta' },
  'reconcile.uploading': { en: 'Reading {{file}}', es: 'Leyendo {{file}}' },
  'reconcile.upload_hint': {
    en: 'CSV, OFX or BAI2, up to 20 MB. Use the same format every time.',
    es: 'CSV, OFX o BAI2, de hasta 20 MB. Use siempre el mismo formato.',
  },
  'reconcile.upload_failed': {
    en: 'We couldn’t add this statement.',
    es: 'No pudimos agregar este estado de cuenta.',
  },
  'reconcile.uploaded_one': { en: '1 new line', es: '1 renglón nuevo' },
  'reconcile.uploaded_other': { en: '{{count}} new lines', es: '{{count}} renglones nuevos' },
  'reconcile.closing': {
    en: 'Balance after the last line',
    es: 'Saldo después del último renglón',
  },
  'reconcile.closing_hint': {
    en: 'Only if the file has no balance.',
    es: 'Solo si el archivo no tiene saldo.',
  },
  'reconcile.closing_wrong': {
    en: 'Enter an amount, such as 1,234.50.',
    es: 'Ingrese un monto, como 1,234.50.',
  },
  'reconcile.file': { en: 'File', es: 'Archivo' },
  'reconcile.file_days': { en: 'Days', es: 'Días' },
  'reconcile.file_lines': { en: 'New lines', es: 'Renglones nuevos' },
  'reconcile.file_known': { en: 'Known before', es: 'Ya conocidos' },
  'reconcile.file_balance': { en: 'Balance', es: 'Saldo' },
  'reconcile.file_account': { en: 'Account ending {{end}}', es: 'Cuenta terminada en {{end}}' },
  'reconcile.files_none': {
    en: 'Upload your first statement to compare the bank with the ledger.',
    es: 'Suba su primer estado de cuenta para comparar el banco con el libro contable.',
  },
  'reconcile.decided': { en: 'Latest decisions', es: 'Últimas decisiones' },
  'reconcile.decided_none': {
    en: 'Lines appear here once they are matched or recorded.',
    es: 'Los renglones aparecen aquí al conciliarse o registrarse.',
  },
  'reconcile.decided_itself': {
    en: 'Matched automatically: {{references}}',
    es: 'Conciliado automáticamente: {{references}}',
  },
  'reconcile.decided_by': { en: '{{name}}: {{references}}', es: '{{name}}: {{references}}' },
  'reconcile.journal': { en: 'For your accountant', es: 'Para su contador' },
  'reconcile.journal_about': {
    en: 'Every entry of the ledger in a period. Debits and credits add up to zero.',
    es: 'Cada asiento del libro contable en un periodo. Los cargos y los abonos suman cero.',
  },
  'reconcile.journal_from': { en: 'From', es: 'Desde' },
  'reconcile.journal_until': { en: 'Through', es: 'Hasta' },
  'reconcile.journal_format.csv': { en: 'Download CSV', es: 'Descargar CSV' },
  'reconcile.journal_format.quickbooks': {
    en: 'Download for QuickBooks',
    es: 'Descargar para QuickBooks',
  },
  'reconcile.journal_format.beancount': {
    en: 'Download for Beancount',
    es: 'Descargar para Beancount',
  },
  'reconcile.journal_failed': {
    en: 'We couldn’t create the file.',
    es: 'No pudimos crear el archivo.',
  },
  'reconcile.months': { en: 'Months', es: 'Meses' },
  'reconcile.months_about': {
    en: 'A closed month keeps the decisions about its bank lines. With unexplained differences, two administrators close it and say why.',
    es: 'Un mes cerrado conserva las decisiones sobre sus renglones del banco. Con diferencias sin explicar, lo cierran dos personas de administración y dicen por qué.',
  },
  'reconcile.months_none': {
    en: 'Months appear here after your first bank statement.',
    es: 'Los meses aparecen aquí después de su primer estado de cuenta.',
  },
  'reconcile.month.closed': { en: 'Closed', es: 'Cerrado' },
  'reconcile.month.waiting': { en: 'Waiting for a colleague', es: 'Espera a otra persona' },
  'reconcile.month.open': { en: 'Open', es: 'Abierto' },
  'reconcile.month_clean': { en: 'Nothing unexplained', es: 'Nada sin explicar' },
  'reconcile.month_unexplained': {
    en: 'Unexplained: {{count}}, {{amount}}',
    es: 'Sin explicar: {{count}}, {{amount}}',
  },
  'reconcile.month_by': { en: 'Closed by {{names}}', es: 'Cerrado por {{names}}' },
  'reconcile.month_close': { en: 'Close month', es: 'Cerrar mes' },
  'reconcile.month_effect': {
    en: '{{count}} differences of {{amount}} in total are not explained. A second administrator has to approve your reason.',
    es: '{{count}} diferencias por {{amount}} en total no están explicadas. Otra persona de administración debe aprobar su motivo.',
  },
  'reconcile.month_ask': { en: 'Ask a colleague', es: 'Pedir aprobación' },
  'reconcile.month_asked': { en: 'Sent for approval', es: 'Enviado para aprobación' },
  'reconcile.month_done': { en: 'Month closed', es: 'Mes cerrado' },
  'reconcile.month_failed': {
    en: 'We couldn’t close this month.',
    es: 'No pudimos cerrar este mes.',
  },
} satisfies Texts
