import type { ownerEmails as english } from './mails.en.ts'

export const ownerEmails: Record<keyof typeof english, string> = {
  'owners.mail.sent.subject': 'Solicitud recibida: {{home}}',
  'owners.mail.sent.heading': 'Recibimos su solicitud',
  'owners.mail.sent.body':
    'Gracias por considerar Marea para su casa ({{home}}). Nuestro equipo en Miami revisa cada solicitud y responde en 2 días hábiles.',
  'owners.mail.sent.button': 'Ver solicitud',
  'owners.mail.approved.subject': 'Se aprobó su solicitud',
  'owners.mail.approved.heading': 'Le damos la bienvenida a Marea',
  'owners.mail.approved.body':
    'Se aprobó su solicitud para {{home}}. Ya tiene acceso a Administración de propiedades.',
  'owners.mail.approved.button': 'Ir a Administración de propiedades',
  'owners.mail.rejected.subject': 'Solicitud no aprobada: {{home}}',
  'owners.mail.rejected.heading': 'Novedades sobre su solicitud',
  'owners.mail.rejected.body': 'Por ahora no podemos publicar {{home}}. Motivo: {{reason}}',
  'owners.mail.rejected.button': 'Solicitar de nuevo',
  'owners.mail.expense_paid.subject': 'Pagamos un gasto de {{home}}',
  'owners.mail.expense_paid.heading': 'Pagado en su nombre',
  'owners.mail.expense_paid.body':
    'Pagamos este gasto de {{home}}. Aparece en sus gastos y se descontará de su pago.',
  'owners.mail.expense_paid.button': 'Ver gastos',
  'owners.mail.expense_voided.subject': 'Gasto anulado: {{home}}',
  'owners.mail.expense_voided.heading': 'Gasto anulado',
  'owners.mail.expense_voided.body':
    'Este gasto de {{home}} ya no cuenta y le acreditamos lo que habíamos descontado. Motivo: {{reason}}',
  'owners.mail.expense_voided.button': 'Ver gastos',
  'owners.mail.expense_requested.subject': 'Gasto por aprobar: {{home}}',
  'owners.mail.expense_requested.heading': 'Un gasto necesita su aprobación',
  'owners.mail.expense_requested.body':
    'Queremos pagar este gasto de {{home}}. Si lo aprueba, lo pagamos y lo descontamos de su pago. Todavía no se cobró nada.',
  'owners.mail.expense_requested.button': 'Revisar gasto',
  'owners.mail.expense_declined.subject': 'Gasto rechazado: {{home}}',
  'owners.mail.expense_declined.heading': 'El propietario rechazó este gasto',
  'owners.mail.expense_declined.body':
    'El propietario de {{home}} rechazó este gasto y no se pagó nada. Motivo: {{reason}}',
  'owners.mail.expense_declined.button': 'Ver gastos',
  'owners.mail.statement.subject': 'Su estado de cuenta de {{month}}',
  'owners.mail.statement.heading': 'Su estado de cuenta de {{month}}',
  'owners.mail.statement.sealed':
    'Su estado de cuenta de {{month}} está sellado y ya no puede cambiar. Adjuntamos el PDF y el CSV.',
  'owners.mail.statement.open':
    'Este es su estado de cuenta de {{month}} hasta hoy. El mes sigue abierto y las cifras pueden cambiar. Adjuntamos el PDF y el CSV.',
  'owners.mail.statement.copy':
    'Esta es una copia de su estado de cuenta de {{month}}. Adjuntamos el PDF y el CSV.',
  'owners.mail.statement.button': 'Ver estado de cuenta',
  'owners.mail.statement.opening': 'Saldo inicial',
  'owners.mail.statement.profit': 'Ganancia',
  'owners.mail.statement.paid_out': 'Pagado',
  'owners.mail.statement.closing': 'Saldo final',
  'owners.mail.expense_markup': 'Cargo de gestión',
  'owners.mail.expense_total': 'Total',
  'agreement.mail.subject': 'Su contrato con Marea cambia el {{date}}',
  'agreement.mail.heading': 'Su contrato cambia el {{date}}',
  'agreement.mail.body': 'Desde el {{date}}, las nuevas reservas de {{homes}} siguen estas reglas.',
  'agreement.mail.bookings': 'Las reservas ya hechas conservan su comisión.',
  'agreement.mail.button': 'Ver contrato',
  'payout.mail.sent.subject': 'Pago enviado: {{amount}}',
  'payout.mail.sent.heading': 'Su pago está en camino',
  'payout.mail.sent.body':
    'Enviamos {{amount}} a {{bank}}. Debería llegar a más tardar el {{date}}.',
  'payout.mail.rejected.subject': 'Pago no enviado: {{amount}}',
  'payout.mail.rejected.heading': 'No pudimos enviar su pago',
  'payout.mail.rejected.body':
    'No enviamos {{amount}} a {{bank}}. El dinero está de nuevo en su saldo. Motivo: {{reason}}',
  'payout.mail.returned.subject': 'Pago devuelto: {{amount}}',
  'payout.mail.returned.heading': 'El banco devolvió su pago',
  'payout.mail.returned.body':
    '{{bank}} devolvió {{amount}}. El dinero está de nuevo en su saldo. Motivo: {{reason}}',
  'payout.mail.skipped.subject': 'Pago no realizado: {{date}}',
  'payout.mail.skipped.heading': 'No pudimos hacer su pago programado',
  'payout.mail.skipped.no_bank_account':
    'Para enviarle el pago del {{date}} necesitamos una cuenta bancaria. Su dinero está seguro en su saldo. Agregue o elija una cuenta bancaria y le pagaremos en la próxima fecha.',
  'payout.mail.skipped.bank_account_new':
    'Su cuenta bancaria se agregó menos de 3 días hábiles antes del {{date}}. Su dinero está seguro en su saldo y le pagaremos en la próxima fecha.',
  'payout.mail.skipped.email_unconfirmed':
    'Su correo no estaba confirmado el {{date}}. Su dinero está seguro en su saldo. Confirme su correo y le pagaremos en la próxima fecha.',
  'payout.mail.open': 'Ver pago',
  'payout.mail.button': 'Ver pagos',
}
