import type { messagingEmails as en } from './mails.en.ts'

export const messagingEmails: Record<keyof typeof en, string> = {
  'messaging.mail.subject': 'Nuevo mensaje de {{name}} sobre {{home}}',
  'messaging.mail.heading_one': 'Nuevo mensaje de {{name}}',
  'messaging.mail.heading_other': '{{count}} mensajes nuevos de {{name}}',
  'messaging.mail.body_one': 'Mensaje sin leer sobre {{home}}:',
  'messaging.mail.body_other': 'Mensajes sin leer sobre {{home}}:',
  'messaging.mail.support_subject': 'Nuevo mensaje de Soporte de Marea',
  'messaging.mail.support_body_one': 'Mensaje sin leer de nuestro equipo:',
  'messaging.mail.support_body_other': 'Mensajes sin leer de nuestro equipo:',
  'messaging.mail.earlier_one': 'Y {{count}} mensaje anterior',
  'messaging.mail.earlier_other': 'Y {{count}} mensajes anteriores',
  'messaging.mail.words': '“{{words}}”',
  'messaging.mail.photo': '{{name}} envió una foto.',
  'messaging.mail.button': 'Leer y responder',
}
