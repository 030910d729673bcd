import type { ServerTexts } from '#platform/language.ts'

export const statementEmails = {
  'owners.mail.statement.subject': {
    en: 'Your statement for {{month}}',
    es: 'Su estado de cuenta de {{month}}',
  },
  'owners.mail.statement.heading': {
    en: 'Your statement for {{month}}',
    es: 'Su estado de cuenta de {{month}}',
  },
  'owners.mail.statement.sealed': {
    en: 'Your statement for {{month}} is sealed and can no longer change. The PDF and the CSV are attached.',
    es: 'Su estado de cuenta de {{month}} está sellado y ya no puede cambiar. Adjuntamos el PDF y el CSV.',
  },
  'owners.mail.statement.open': {
    en: 'Here is your statement for {{month}} so far. The month is open, so the figures can still change. The PDF and the CSV are attached.',
    es: 'Este es su estado de cuenta de {{month}} hasta hoy. El mes sigue abierto y las cifras pueden cambiar. Adjuntamos el PDF y el CSV.',
  },
  'owners.mail.statement.copy': {
    en: 'Here is a copy of your statement for {{month}}. The PDF and the CSV are attached.',
    es: 'Esta es una copia de su estado de cuenta de {{month}}. Adjuntamos el PDF y el CSV.',
  },
  'owners.mail.statement.button': { en: 'View statement', es: 'Ver estado de cuenta' },
  'owners.mail.statement.opening': { en: 'Opening balance', es: 'Saldo inicial' },
  'owners.mail.statement.profit': { en: 'Profit', es: 'Ganancia' },
  'owners.mail.statement.paid_out': { en: 'Paid out', es: 'Pagado' },
  'owners.mail.statement.closing': { en: 'Closing balance', es: 'Saldo final' },
  'payout.mail.sent.subject': { en: 'Payout sent: {{amount}}', es: 'Pago enviado: {{amount}}' },
  'payout.mail.sent.heading': { en: 'Your payout is on its way', es: 'Su pago está en camino' },
  'payout.mail.sent.body': {
    en: 'We sent {{amount}} to {{bank}}. It should arrive by {{date}}.',
    es: 'Enviamos {{amount}} a {{bank}}. Debería llegar a más tardar el {{date}}.',
  },
  'payout.mail.rejected.subject': {
    en: 'Payout not sent: {{amount}}',
    es: 'Pago no enviado: {{amount}}',
  },
  'payout.mail.rejected.heading': {
    en: 'We couldn’t send your payout',
    es: 'No pudimos enviar su pago',
  },
  'payout.mail.rejected.body': {
    en: 'We didn’t send {{amount}} to {{bank}}. The money is back in your balance. Reason: {{reason}}',
    es: 'No enviamos {{amount}} a {{bank}}. El dinero está de nuevo en su saldo. Motivo: {{reason}}',
  },
  'payout.mail.returned.subject': {
    en: 'Payout returned: {{amount}}',
    es: 'Pago devuelto: {{amount}}',
  },
  'payout.mail.returned.heading': {
    en: 'The bank returned your payout',
    es: 'El banco devolvió su pago',
  },
  'payout.mail.returned.body': {
    en: '{{bank}} returned {{amount}}. The money is back in your balance. Reason: {{reason}}',
    es: '{{bank}} devolvió {{amount}}. El dinero está de nuevo en su saldo. Motivo: {{reason}}',
  },
  'payout.mail.skipped.subject': {
    en: 'Payout not made: {{date}}',
    es: 'Pago no realizado: {{date}}',
  },
  'payout.mail.skipped.heading': {
    en: 'We couldn’t make your scheduled payout',
    es: 'No pudimos hacer su pago programado',
  },
  'payout.mail.skipped.no_bank_account': {
    en: 'We need a bank account to send your {{date}} payout. Your money is safe in your balance. Add or choose a bank account, and we’ll pay you on the next date.',
    es: 'Para enviarle el pago del {{date}} necesitamos una cuenta bancaria. Su dinero está seguro en su saldo. Agregue o elija una cuenta bancaria y le pagaremos en la próxima fecha.',
  },
  'payout.mail.skipped.bank_account_new': {
    en: 'Your bank account was added less than 3 business days before {{date}}. Your money is safe in your balance, and we’ll pay you on the next date.',
    es: 'Su cuenta bancaria se agregó menos de 3 días hábiles antes del {{date}}. Su dinero está seguro en su saldo y le pagaremos en la próxima fecha.',
  },
  'payout.mail.skipped.bank_account_unusable': {
    en: 'The bank returned an earlier payment because of your bank account, so we didn’t send your {{date}} payout to it. Your money is safe in your balance. Remove the account, then add it again or use another one.',
    es: 'El banco devolvió un pago anterior por un problema de su cuenta bancaria, así que no le enviamos el pago del {{date}}. Su dinero está seguro en su saldo. Elimine la cuenta y agréguela de nuevo o use otra.',
  },
  'payout.mail.skipped.email_unconfirmed': {
    en: 'Your email wasn’t confirmed on {{date}}. Your money is safe in your balance. Confirm your email, and we’ll pay you on the next date.',
    es: 'Su correo no estaba confirmado el {{date}}. Su dinero está seguro en su saldo. Confirme su correo y le pagaremos en la próxima fecha.',
  },
  'payout.mail.open': { en: 'View payout', es: 'Ver pago' },
  'payout.mail.button': { en: 'View payouts', es: 'Ver pagos' },
} satisfies ServerTexts
