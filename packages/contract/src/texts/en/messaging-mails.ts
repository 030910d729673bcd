export const messagingMails = {
  'messaging.mail.subject': '{{name}} wrote to you about {{home}}',
  'messaging.mail.heading_one': 'A message from {{name}}',
  'messaging.mail.heading_other': '{{count}} messages from {{name}}',
  'messaging.mail.says': 'About {{home}}, the newest:',
  'messaging.mail.words': '“{{words}}”',
  'messaging.mail.button': 'Read and answer',
}
