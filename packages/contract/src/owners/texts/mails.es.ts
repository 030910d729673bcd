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
}
