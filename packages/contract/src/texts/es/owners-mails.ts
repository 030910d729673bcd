import type { ownersMails as english } from '../en/owners-mails.ts'

export const ownersMails: Record<keyof typeof english, string> = {
  'owners.mail.sent.subject': 'Su solicitud para publicar una casa',
  'owners.mail.sent.heading': 'Tenemos su solicitud',
  'owners.mail.sent.says':
    'Gracias por pensar en Marea para su casa ({{home}}). En Miami alguien lee cada solicitud y responde en unos días.',
  'owners.mail.sent.button': 'Ver su solicitud',
  'owners.mail.approved.subject': 'Su solicitud está aprobada',
  'owners.mail.approved.heading': 'Le damos la bienvenida como propietario',
  'owners.mail.approved.says':
    'Su solicitud para {{home}} está aprobada. La administración de propiedades ya está abierta para usted.',
  'owners.mail.approved.button': 'Abrir la administración',
  'owners.mail.rejected.subject': 'Sobre su solicitud para publicar una casa',
  'owners.mail.rejected.heading': 'Esta vez no',
  'owners.mail.rejected.says':
    'Por ahora no podemos aceptar {{home}}. Lo que escribió la persona que la leyó: {{reason}}',
  'owners.mail.rejected.button': 'Solicitar de nuevo',
  'owners.mail.expense_paid.subject': 'Pagamos un gasto de {{home}}',
  'owners.mail.expense_paid.heading': 'Pagado en su lugar',
  'owners.mail.expense_paid.says':
    'Pagamos esto por {{home}}. Está entre sus gastos y se descuenta de lo que le debemos.',
  'owners.mail.expense_paid.button': 'Ver sus gastos',
  'owners.mail.expense_voided.subject': 'Anulamos un gasto de {{home}}',
  'owners.mail.expense_voided.heading': 'Anulado',
  'owners.mail.expense_voided.says':
    'Este gasto de {{home}} ya no cuenta, y lo que descontamos por él vuelve a ser suyo. El motivo: {{reason}}',
  'owners.mail.expense_voided.button': 'Ver sus gastos',
}
