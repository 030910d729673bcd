import type { ServerTexts } from '#platform/language.ts'

export const integrationsEmails = {
  'token.mail.created.subject': {
    en: 'New API token: {{name}}',
    es: 'Nuevo token de API: {{name}}',
  },
  'token.mail.created.heading': {
    en: 'An API token was created for your account',
    es: 'Se creó un token de API para su cuenta',
  },
  'token.mail.created.body': {
    en: 'The token “{{name}}” works until {{date}}. You can see its permissions in your account settings.',
    es: 'El token “{{name}}” funciona hasta el {{date}}. Puede ver sus permisos en la configuración de su cuenta.',
  },
  'token.mail.created.not_you': {
    en: 'If you didn’t create it, revoke it now and change your password. Changing your password revokes all tokens.',
    es: 'Si no lo creó usted, revóquelo ahora y cambie su contraseña. Al cambiarla se revocan todos los tokens.',
  },
  'token.mail.created.button': { en: 'View API tokens', es: 'Ver tokens de API' },
  'webhook.mail.disabled.subject': {
    en: 'Webhook turned off: {{host}}',
    es: 'Webhook desactivado: {{host}}',
  },
  'webhook.mail.disabled.heading': {
    en: 'We turned off your webhook to {{host}}',
    es: 'Desactivamos su webhook a {{host}}',
  },
  'webhook.mail.disabled.body': {
    en: 'Every request to {{host}} failed for 3 days, so we no longer send events there.',
    es: 'Todas las solicitudes a {{host}} fallaron durante 3 días, así que ya no enviamos eventos allí.',
  },
  'webhook.mail.disabled.next': {
    en: 'Fix the receiver, turn the endpoint on again and resend what you missed from its log. The log covers 30 days.',
    es: 'Corrija el receptor, active de nuevo el destino y reenvíe desde su registro lo que se perdió. Se conserva 30 días.',
  },
  'webhook.mail.disabled.button': { en: 'View endpoint', es: 'Ver destino' },
} satisfies ServerTexts
