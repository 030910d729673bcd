import type { ownerEmails as english } from './mails.en.ts'

export const ownerEmails: Record<keyof typeof english, string> = {
  'owners.mail.sent.subject': 'Su solicitud para publicar una casa',
  'owners.mail.sent.heading': 'Recibimos su solicitud',
  'owners.mail.sent.body':
    'Gracias por considerar Marea para su casa ({{home}}). Nuestro equipo en Miami revisa cada solicitud y responde en dos días hábiles.',
  'owners.mail.sent.button': 'Ver solicitud',
  'owners.mail.approved.subject': 'Su solicitud fue aprobada',
  'owners.mail.approved.heading': 'Le damos la bienvenida a Marea',
  'owners.mail.approved.body':
    'Su solicitud para {{home}} fue aprobada. Ya tiene acceso a Administración de propiedades.',
  'owners.mail.approved.button': 'Ir a Administración',
  'owners.mail.rejected.subject': 'Novedades sobre su solicitud',
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
  'owners.mail.expense_markup': 'Cargo de gestión',
  'owners.mail.expense_total': 'Total',
}
