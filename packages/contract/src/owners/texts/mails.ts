import type { ServerTexts } from '#platform/language.ts'

export const ownerEmails = {
  'owners.mail.sent.subject': {
    en: 'Application received: {{home}}',
    es: 'Solicitud recibida: {{home}}',
  },
  'owners.mail.sent.heading': { en: 'We received your application', es: 'Recibimos su solicitud' },
  'owners.mail.sent.body': {
    en: 'Thank you for considering Marea for your home ({{home}}). Our team in Miami reviews every application and replies within 2 business days.',
    es: 'Gracias por considerar Marea para su casa ({{home}}). Nuestro equipo en Miami revisa cada solicitud y responde en 2 días hábiles.',
  },
  'owners.mail.sent.button': { en: 'View application', es: 'Ver solicitud' },
  'owners.mail.approved.subject': {
    en: 'Your application was approved',
    es: 'Se aprobó su solicitud',
  },
  'owners.mail.approved.heading': { en: 'Welcome to Marea', es: 'Le damos la bienvenida a Marea' },
  'owners.mail.approved.body': {
    en: 'Your application for {{home}} was approved. You now have access to Property management.',
    es: 'Se aprobó su solicitud para {{home}}. Ya tiene acceso a Administración de propiedades.',
  },
  'owners.mail.approved.button': {
    en: 'Go to Property management',
    es: 'Ir a Administración de propiedades',
  },
  'owners.mail.rejected.subject': {
    en: 'Application not approved: {{home}}',
    es: 'Solicitud no aprobada: {{home}}',
  },
  'owners.mail.rejected.heading': {
    en: 'An update on your application',
    es: 'Novedades sobre su solicitud',
  },
  'owners.mail.rejected.body': {
    en: 'We’re unable to list {{home}} at this time. Reason: {{reason}}',
    es: 'Por ahora no podemos publicar {{home}}. Motivo: {{reason}}',
  },
  'owners.mail.rejected.button': { en: 'Apply again', es: 'Solicitar de nuevo' },
  'owners.mail.expense_paid.subject': {
    en: 'We paid an expense for {{home}}',
    es: 'Pagamos un gasto de {{home}}',
  },
  'owners.mail.expense_paid.heading': { en: 'Paid on your behalf', es: 'Pagado en su nombre' },
  'owners.mail.expense_paid.body': {
    en: 'We paid this expense for {{home}}. It’s listed in your expenses and will be deducted from your payout.',
    es: 'Pagamos este gasto de {{home}}. Aparece en sus gastos y se descontará de su pago.',
  },
  'owners.mail.expense_paid.button': { en: 'View expenses', es: 'Ver gastos' },
  'owners.mail.expense_voided.subject': {
    en: 'Expense voided: {{home}}',
    es: 'Gasto anulado: {{home}}',
  },
  'owners.mail.expense_voided.heading': { en: 'Expense voided', es: 'Gasto anulado' },
  'owners.mail.expense_voided.body': {
    en: 'This expense for {{home}} no longer counts, and the amount we deducted has been credited back to you. Reason: {{reason}}',
    es: 'Este gasto de {{home}} ya no cuenta y le acreditamos lo que habíamos descontado. Motivo: {{reason}}',
  },
  'owners.mail.expense_voided.button': { en: 'View expenses', es: 'Ver gastos' },
  'owners.mail.expense_requested.subject': {
    en: 'Expense to approve: {{home}}',
    es: 'Gasto por aprobar: {{home}}',
  },
  'owners.mail.expense_requested.heading': {
    en: 'An expense needs your approval',
    es: 'Un gasto necesita su aprobación',
  },
  'owners.mail.expense_requested.body': {
    en: 'We’d like to pay this expense for {{home}}. If you approve it, we pay it and deduct it from your payout. Nothing has been charged.',
    es: 'Queremos pagar este gasto de {{home}}. Si lo aprueba, lo pagamos y lo descontamos de su pago. Todavía no se cobró nada.',
  },
  'owners.mail.expense_requested.button': { en: 'Review expense', es: 'Revisar gasto' },
  'owners.mail.expense_declined.subject': {
    en: 'Expense declined: {{home}}',
    es: 'Gasto rechazado: {{home}}',
  },
  'owners.mail.expense_declined.heading': {
    en: 'The owner declined this expense',
    es: 'El propietario rechazó este gasto',
  },
  'owners.mail.expense_declined.body': {
    en: 'The owner of {{home}} declined this expense, so nothing was paid. Reason: {{reason}}',
    es: 'El propietario de {{home}} rechazó este gasto y no se pagó nada. Motivo: {{reason}}',
  },
  'owners.mail.expense_declined.button': { en: 'View expenses', es: 'Ver gastos' },
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
  'owners.mail.expense_markup': { en: 'Management markup', es: 'Cargo de gestión' },
  'owners.mail.expense_total': { en: 'Total', es: 'Total' },
  'agreement.mail.subject': {
    en: 'Your Marea agreement is changing on {{date}}',
    es: 'Su contrato con Marea cambia el {{date}}',
  },
  'agreement.mail.heading': {
    en: 'Your agreement changes on {{date}}',
    es: 'Su contrato cambia el {{date}}',
  },
  'agreement.mail.body': {
    en: 'Starting {{date}}, new bookings for {{homes}} follow these rules.',
    es: 'Desde el {{date}}, las nuevas reservas de {{homes}} siguen estas reglas.',
  },
  'agreement.mail.bookings': {
    en: 'Bookings already made keep their commission.',
    es: 'Las reservas ya hechas conservan su comisión.',
  },
  'agreement.mail.button': { en: 'View agreement', es: 'Ver contrato' },
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
