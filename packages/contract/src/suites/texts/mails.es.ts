import type { coHostEmails as english } from './mails.en.ts'

export const coHostEmails: Record<keyof typeof english, string> = {
  'co_hosts.mail.invited.subject_one': 'Invitación para administrar {{home}}',
  'co_hosts.mail.invited.subject_other': 'Invitación para administrar {{count}} casas',
  'co_hosts.mail.invited.heading_one': '{{owner}} le invita a ayudar a administrar {{home}}',
  'co_hosts.mail.invited.heading_other':
    '{{owner}} le invita a ayudar a administrar {{count}} casas',
  'co_hosts.mail.invited.view': 'Podrá ver las reservas y los gastos de {{home}}.',
  'co_hosts.mail.invited.calendar':
    'Podrá ver las reservas y los gastos de {{home}} y administrar el calendario.',
  'co_hosts.mail.invited.full':
    'Administrará {{home}} con acceso completo: reservas, calendario, precios y gastos.',
  'co_hosts.mail.invited.account':
    'Inicie sesión con {{email}} para aceptar. Si aún no tiene una cuenta de Marea, cree una con este correo.',
  'co_hosts.mail.invited.button': 'Ver invitación',
  'co_hosts.mail.invited.note':
    'La invitación vence el {{date}}. Si no la esperaba, puede ignorar este correo.',
  'co_hosts.mail.joined.subject_one': 'Nuevo acceso: {{name}}, {{home}}',
  'co_hosts.mail.joined.subject_other': 'Nuevo acceso: {{name}}, {{count}} casas',
  'co_hosts.mail.joined.heading_one': '{{name}} ya ayuda a administrar {{home}}',
  'co_hosts.mail.joined.heading_other': '{{name}} ya ayuda a administrar {{count}} casas',
  'co_hosts.mail.joined.view': '{{name}} puede ver las reservas y los gastos de {{home}}.',
  'co_hosts.mail.joined.calendar': '{{name}} puede administrar el calendario de {{home}}.',
  'co_hosts.mail.joined.full': '{{name}} tiene acceso completo a {{home}}.',
  'co_hosts.mail.joined.revocable':
    'Usted puede cambiar los roles o retirar el acceso en cualquier momento.',
  'co_hosts.mail.joined.button': 'Ver equipo',
  'co_hosts.mail.removed.subject': 'Acceso retirado: {{home}}',
  'co_hosts.mail.removed.heading': 'Ya no administra {{home}}',
  'co_hosts.mail.removed.body':
    'El propietario retiró su acceso a {{home}}. Su cuenta de Marea y sus propias reservas no cambian.',
}
