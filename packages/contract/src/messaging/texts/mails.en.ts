export const messagingEmails = {
  'messaging.mail.subject': 'New message from {{name}} about {{home}}',
  'messaging.mail.heading_one': 'New message from {{name}}',
  'messaging.mail.heading_other': '{{count}} new messages from {{name}}',
  'messaging.mail.body': 'Latest message about {{home}}:',
  'messaging.mail.words': '“{{words}}”',
  'messaging.mail.button': 'Read and reply',
}
