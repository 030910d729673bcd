import type { integrationsEmails as en } from './mails.en.ts'

export const integrationsEmails: Record<keyof typeof en, string> = {
  'token.mail.created.subject': 'Nuevo token de API: {{name}}',
  'token.mail.created.heading': 'Se creó un token de API para su cuenta',
  'token.mail.created.body':
    'El token “{{name}}” funciona hasta el {{date}}. Puede ver sus permisos en la configuración de su cuenta.',
  'token.mail.created.not_you':
    'Si no lo creó usted, revóquelo ahora y cambie su contraseña. Al cambiarla se revocan todos los tokens.',
  'token.mail.created.button': 'Ver tokens de API',
  'webhook.mail.disabled.subject': 'Webhook desactivado: {{host}}',
  'webhook.mail.disabled.heading': 'Desactivamos su webhook a {{host}}',
  'webhook.mail.disabled.body':
    'Todas las solicitudes a {{host}} fallaron durante 3 días, así que ya no enviamos eventos allí.',
  'webhook.mail.disabled.next':
    'Corrija el receptor, active de nuevo el destino y reenvíe desde su registro lo que se perdió. Se conserva 30 días.',
  'webhook.mail.disabled.button': 'Ver destino',
}
