import type { ServerTexts } from '#platform/language.ts'

export const coHostEmails = {
  'co_hosts.mail.invited.subject_one': {
    en: 'Invitation to manage {{home}}',
    es: 'Invitación para administrar {{home}}',
  },
  'co_hosts.mail.invited.subject_other': {
    en: 'Invitation to manage {{count}} homes',
    es: 'Invitación para administrar {{count}} casas',
  },
  'co_hosts.mail.invited.heading_one': {
    en: '{{owner}} invited you to help manage {{home}}',
    es: '{{owner}} le invita a ayudar a administrar {{home}}',
  },
  'co_hosts.mail.invited.heading_other': {
    en: '{{owner}} invited you to help manage {{count}} homes',
    es: '{{owner}} le invita a ayudar a administrar {{count}} casas',
  },
  'co_hosts.mail.invited.view': {
    en: 'You’ll see the bookings and expenses of {{home}}.',
    es: 'Podrá ver las reservas y los gastos de {{home}}.',
  },
  'co_hosts.mail.invited.calendar': {
    en: 'You’ll see the bookings and expenses of {{home}} and manage the calendar.',
    es: 'Podrá ver las reservas y los gastos de {{home}} y administrar el calendario.',
  },
  'co_hosts.mail.invited.full': {
    en: 'You’ll manage {{home}} with full access: bookings, calendar, prices and expenses.',
    es: 'Administrará {{home}} con acceso completo: reservas, calendario, precios y gastos.',
  },
  'co_hosts.mail.invited.account': {
    en: 'Sign in with {{email}} to accept. If you don’t have an account with {{brand}} yet, create one with this email address.',
    es: 'Inicie sesión con {{email}} para aceptar. Si aún no tiene una cuenta de {{brand}}, cree una con este correo.',
  },
  'co_hosts.mail.invited.button': { en: 'View invitation', es: 'Ver invitación' },
  'co_hosts.mail.invited.note': {
    en: 'The invitation expires on {{date}}. If you weren’t expecting it, you can ignore this email.',
    es: 'La invitación vence el {{date}}. Si no la esperaba, puede ignorar este correo.',
  },
  'co_hosts.mail.joined.subject_one': {
    en: 'New co-host: {{name}}, {{home}}',
    es: 'Nuevo acceso: {{name}}, {{home}}',
  },
  'co_hosts.mail.joined.subject_other': {
    en: 'New co-host: {{name}}, {{count}} homes',
    es: 'Nuevo acceso: {{name}}, {{count}} casas',
  },
  'co_hosts.mail.joined.heading_one': {
    en: '{{name}} now helps manage {{home}}',
    es: '{{name}} ya ayuda a administrar {{home}}',
  },
  'co_hosts.mail.joined.heading_other': {
    en: '{{name}} now helps manage {{count}} homes',
    es: '{{name}} ya ayuda a administrar {{count}} casas',
  },
  'co_hosts.mail.joined.view': {
    en: '{{name}} can see the bookings and expenses of {{home}}.',
    es: '{{name}} puede ver las reservas y los gastos de {{home}}.',
  },
  'co_hosts.mail.joined.calendar': {
    en: '{{name}} can manage {{home}}’s calendar.',
    es: '{{name}} puede administrar el calendario de {{home}}.',
  },
  'co_hosts.mail.joined.full': {
    en: '{{name}} has full access to {{home}}.',
    es: '{{name}} tiene acceso completo a {{home}}.',
  },
  'co_hosts.mail.joined.revocable': {
    en: 'You can change roles or remove access at any time.',
    es: 'Usted puede cambiar los roles o retirar el acceso en cualquier momento.',
  },
  'co_hosts.mail.joined.button': { en: 'View team', es: 'Ver equipo' },
  'co_hosts.mail.removed.subject': {
    en: 'Access removed: {{home}}',
    es: 'Acceso retirado: {{home}}',
  },
  'co_hosts.mail.removed.heading': {
    en: 'You no longer manage {{home}}',
    es: 'Ya no administra {{home}}',
  },
  'co_hosts.mail.removed.body': {
    en: 'The owner removed your access to {{home}}. Your {{brand}} account and your own bookings stay as they are.',
    es: 'El propietario retiró su acceso a {{home}}. Su cuenta de {{brand}} y sus propias reservas no cambian.',
  },
} satisfies ServerTexts
