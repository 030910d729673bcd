export const messagingEmails = {
  'messaging.mail.subject': 'New message from {{name}} about {{home}}',
  'messaging.mail.heading_one': 'New message from {{name}}',
  'messaging.mail.heading_other': '{{count}} new messages from {{name}}',
  'messaging.mail.body_one': 'Unread message about {{home}}:',
  'messaging.mail.body_other': 'Unread messages about {{home}}:',
  'messaging.mail.earlier_one': 'And {{count}} earlier message',
  'messaging.mail.earlier_other': 'And {{count}} earlier messages',
  'messaging.mail.words': '“{{words}}”',
  'messaging.mail.photo': '{{name}} sent a photo.',
  'messaging.mail.button': 'Read and reply',
}
