import type { Texts } from '#platform/language.ts'

export const reconciliationTexts = {
  'reconcile.title': { en: 'Reconciliation', es: 'Conciliación' },
  'reconcile.description': {
    en: 'Bank and card processor beside our ledger.',
    es: 'El banco y el procesador de pagos junto a nuestro libro contable.',
  },
  'reconcile.load_failed': {
    en: 'We couldn’t load the reconciliation.',
    es: 'No pudimos cargar la conciliación.',
  },
  'reconcile.sentence': {
    en: 'The accounts hold {{held}}. We owe {{guests}} to guests, {{owners}} to owners and {{taxes}} in taxes, and {{own}} is our own.',
    es: 'Las cuentas tienen {{held}}. Debemos {{guests}} a huéspedes, {{owners}} a propietarios y {{taxes}} en impuestos, y {{own}} es nuestro.',
  },
  'reconcile.no_difference': {
    en: 'The difference is $0.00.',
    es: 'La diferencia es de $0.00.',
  },
  'reconcile.difference_one': {
    en: 'The difference of {{amount}} comes from 1 item.',
    es: 'La diferencia de {{amount}} se debe a 1 partida.',
  },
  'reconcile.difference_other': {
    en: 'The difference of {{amount}} comes from {{count}} items.',
    es: 'La diferencia de {{amount}} se debe a {{count}} partidas.',
  },
  'reconcile.all_explained': {
    en: 'Nothing is left to explain.',
    es: 'No queda nada por explicar.',
  },
  'reconcile.unexplained_one': {
    en: '1 item is not explained yet.',
    es: '1 partida no está explicada todavía.',
  },
  'reconcile.unexplained_other': {
    en: '{{count}} items are not explained yet.',
    es: '{{count}} partidas no están explicadas todavía.',
  },
  'reconcile.in_bank': { en: 'In the bank', es: 'En el banco' },
  'reconcile.at_processor': { en: 'At the card processor', es: 'En el procesador de pagos' },
  'reconcile.bank_through': {
    en: 'Statements through {{day}}',
    es: 'Estados de cuenta hasta el {{day}}',
  },
  'reconcile.bank_none': {
    en: 'By the ledger, until you upload a statement',
    es: 'Según el libro contable, hasta que suba un estado de cuenta',
  },
  'reconcile.read_at': { en: 'Read {{time}}', es: 'Leído el {{time}}' },
  'reconcile.not_read': {
    en: 'By the ledger, until the processor is read',
    es: 'Según el libro contable, hasta que se lea el procesador',
  },
  'reconcile.owed_guests': { en: 'Owed to guests', es: 'Por pagar a huéspedes' },
  'reconcile.owed_owners': { en: 'Owed to owners', es: 'Por pagar a propietarios' },
  'reconcile.owed_taxes': { en: 'Owed in taxes', es: 'Por pagar en impuestos' },
  'reconcile.own': { en: 'Our own', es: 'Nuestro' },
  'reconcile.read_now': { en: 'Read processor now', es: 'Leer procesador ahora' },
  'reconcile.read_done': {
    en: 'The card processor was read',
    es: 'Se leyó el procesador de pagos',
  },
  'reconcile.read_failed': {
    en: 'We couldn’t read the card processor.',
    es: 'No pudimos leer el procesador de pagos.',
  },
  'reconcile.differences': { en: 'Differences', es: 'Diferencias' },
  'reconcile.differences_none': {
    en: 'Bank, card processor and ledger agree to the cent.',
    es: 'El banco, el procesador de pagos y el libro contable coinciden al centavo.',
  },
  'reconcile.not_listed': {
    en: '{{count}} more are not listed here.',
    es: 'Otras {{count}} no aparecen aquí.',
  },
  'reconcile.kind.bank_line': {
    en: 'On the bank statement, not in the ledger',
    es: 'En el estado de cuenta y no en el libro contable',
  },
  'reconcile.kind.not_at_bank': {
    en: 'In the ledger, not on a bank statement',
    es: 'En el libro contable y no en un estado de cuenta',
  },
  'reconcile.kind.outside_statements': {
    en: 'In the bank before the first statement',
    es: 'En el banco antes del primer estado de cuenta',
  },
  'reconcile.kind.outside_statements_about': {
    en: 'No line of a statement explains this amount. Upload missing statements first, then record what remains as our own money.',
    es: 'Ningún renglón de un estado de cuenta explica este monto. Suba primero los estados de cuenta que falten y registre el resto como dinero propio.',
  },
  'reconcile.kind.processor_row': {
    en: 'At the card processor, different in the ledger',
    es: 'En el procesador de pagos, distinto en el libro contable',
  },
  'reconcile.kind.not_at_processor': {
    en: 'In the ledger, not listed by the card processor',
    es: 'En el libro contable y no en la lista del procesador de pagos',
  },
  'reconcile.kind.disputes': {
    en: 'Disputes that are not posted yet',
    es: 'Contracargos que aún no están contabilizados',
  },
  'reconcile.kind.processor_balance': {
    en: 'The card processor’s balance differs from its own list',
    es: 'El saldo del procesador de pagos difiere de su propia lista',
  },
  'reconcile.kind.processor_balance_about': {
    en: 'Read the processor again. If it stays, compare the balance in its dashboard.',
    es: 'Lea el procesador de nuevo. Si persiste, compare el saldo en su panel.',
  },
  'reconcile.problem.charge_unknown': {
    en: 'We have no charge with this ID.',
    es: 'No tenemos ningún cargo con este identificador.',
  },
  'reconcile.problem.refund_unknown': {
    en: 'We have no refund with this ID.',
    es: 'No tenemos ningún reembolso con este identificador.',
  },
  'reconcile.problem.amount_differs': {
    en: 'The amount differs from ours.',
    es: 'El monto difiere del nuestro.',
  },
  'reconcile.problem.fee_differs': {
    en: 'The processor kept another fee than it said at the payment.',
    es: 'El procesador cobró una comisión distinta de la que indicó en el pago.',
  },
  'reconcile.problem.category_unknown': {
    en: 'We don’t know this type of entry.',
    es: 'No conocemos este tipo de movimiento.',
  },
  'reconcile.problem.currency_unknown': {
    en: 'It isn’t in US dollars.',
    es: 'No está en dólares estadounidenses.',
  },
  'reconcile.state.open': { en: 'Open', es: 'Abierta' },
  'reconcile.state.explained': { en: 'Explained', es: 'Explicada' },
  'reconcile.state.waiting': { en: 'On its way', es: 'En camino' },
  'reconcile.decide': { en: 'Decide', es: 'Decidir' },
  'reconcile.line': { en: 'Bank line of {{amount}}', es: 'Renglón del banco de {{amount}}' },
  'reconcile.candidates': { en: 'What it could be', es: 'Qué podría ser' },
  'reconcile.candidates_none': {
    en: 'Nothing in the ledger has this amount near this day.',
    es: 'Nada en el libro contable tiene este monto cerca de este día.',
  },
  'reconcile.candidate.entry': { en: 'Entry {{reference}}', es: 'Asiento {{reference}}' },
  'reconcile.candidate.payout': {
    en: 'Processor payout {{reference}}',
    es: 'Transferencia del procesador {{reference}}',
  },
  'reconcile.candidate.withdrawal': { en: 'Withdrawal {{reference}}', es: 'Retiro {{reference}}' },
  'reconcile.candidate.batch': {
    en: 'Bank file {{reference}}',
    es: 'Archivo bancario {{reference}}',
  },
  'reconcile.candidate_differs': {
    en: '{{amount}} is posted as a bank fee or interest',
    es: '{{amount}} se contabiliza como comisión o interés del banco',
  },
  'reconcile.match': { en: 'Match', es: 'Conciliar' },
  'reconcile.matched': { en: 'Line matched', es: 'Renglón conciliado' },
  'reconcile.match_with_rest': {
    en: 'Match and post {{amount}}',
    es: 'Conciliar y contabilizar {{amount}}',
  },
  'reconcile.other': { en: 'It is something else', es: 'Es otra cosa' },
  'reconcile.as.fee': { en: 'Bank fee', es: 'Comisión del banco' },
  'reconcile.as.interest': { en: 'Interest', es: 'Interés' },
  'reconcile.as.own_funds': { en: 'Our own money', es: 'Dinero propio' },
  'reconcile.as.tax': { en: 'Payment of taxes', es: 'Pago de impuestos' },
  'reconcile.as.explained': {
    en: 'Leave it open and say why',
    es: 'Dejar abierta y decir por qué',
  },
  'reconcile.as.own_funds_about': {
    en: 'Money that we paid into the account or took out. Guests’ money is never our own.',
    es: 'Dinero que depositamos en la cuenta o retiramos de ella. El dinero de los huéspedes nunca es nuestro.',
  },
  'reconcile.as.explained_about': {
    en: 'Nothing is posted, and the line stays in the list.',
    es: 'No se contabiliza nada y el renglón permanece en la lista.',
  },
  'reconcile.tax_hint': { en: 'Owed: {{amount}}', es: 'Por pagar: {{amount}}' },
  'reconcile.tax_rest': { en: '{{amount}} left to divide', es: 'Faltan {{amount}} por repartir' },
  'reconcile.record': { en: 'Record', es: 'Registrar' },
  'reconcile.recorded': { en: 'Recorded', es: 'Registrado' },
  'reconcile.reason_hint': {
    en: 'For your accountant and the audit log.',
    es: 'Para su contador y el registro de auditoría.',
  },
  'reconcile.own_funds': { en: 'Record as our own', es: 'Registrar como propio' },
  'reconcile.own_funds_effect': {
    en: '{{amount}} counts as our own money in the bank from now on.',
    es: 'Desde ahora, {{amount}} cuenta como dinero propio en el banco.',
  },
  'reconcile.row_post': { en: 'Post as processor fee', es: 'Contabilizar como comisión' },
  'reconcile.row_post_effect': {
    en: '{{amount}} is posted to processor fees, and the ledger agrees with the processor.',
    es: '{{amount}} se contabiliza en comisiones del procesador y el libro contable coincide con él.',
  },
  'reconcile.row_explain': { en: 'Explain', es: 'Explicar' },
  'reconcile.row_explain_effect': {
    en: 'Nothing is posted. {{amount}} stays in the list with your reason.',
    es: 'No se contabiliza nada. {{amount}} permanece en la lista con su motivo.',
  },
  'reconcile.undo': { en: 'Undo', es: 'Deshacer' },
  'reconcile.undone': { en: 'Decision undone', es: 'Decisión deshecha' },
  'reconcile.undo_failed': {
    en: 'We couldn’t undo this.',
    es: 'No pudimos deshacer esto.',
  },
} satisfies Texts
