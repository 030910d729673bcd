import type { messagingMails as en } from '../en/messaging-mails.ts'

export const messagingMails: Record<keyof typeof en, string> = {
  'messaging.mail.subject': '{{name}} le escribió sobre {{home}}',
  'messaging.mail.heading_one': 'Un mensaje de {{name}}',
  'messaging.mail.heading_other': '{{count}} mensajes de {{name}}',
  'messaging.mail.says': 'Sobre {{home}}, lo más reciente:',
  'messaging.mail.words': '«{{words}}»',
  'messaging.mail.button': 'Leer y responder',
}
