export const integrationsEmails = {
  'token.mail.created.subject': 'New API token: {{name}}',
  'token.mail.created.heading': 'An API token was created for your account',
  'token.mail.created.body':
    'The token “{{name}}” works until {{date}}. You can see its permissions in your account settings.',
  'token.mail.created.not_you':
    'If you didn’t create it, revoke it now and change your password. Changing your password revokes all tokens.',
  'token.mail.created.button': 'View API tokens',
  'webhook.mail.disabled.subject': 'Webhook turned off: {{host}}',
  'webhook.mail.disabled.heading': 'We turned off your webhook to {{host}}',
  'webhook.mail.disabled.body':
    'Every request to {{host}} failed for 3 days, so we no longer send events there.',
  'webhook.mail.disabled.next':
    'Fix the receiver, turn the endpoint on again and resend what you missed from its log. The log covers 30 days.',
  'webhook.mail.disabled.button': 'View endpoint',
}
