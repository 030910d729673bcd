import type { ServerTexts } from '#platform/language.ts'

export const walletNotificationTexts = {
  'notification.deposit_credited.title': {
    en: 'Deposit added: {{amount}}',
    es: 'Depósito agregado: {{amount}}',
  },
  'notification.deposit_credited.body': {
    en: 'The money is in your wallet.',
    es: 'El dinero está en su billetera.',
  },
  'notification.deposit_credited.action': { en: 'View wallet', es: 'Ver billetera' },
  'notification.deposit_failed.title': {
    en: 'Deposit failed: {{amount}}',
    es: 'El depósito falló: {{amount}}',
  },
  'notification.deposit_failed.body': {
    en: 'You haven’t been charged. Try again or use another card.',
    es: 'No se le hizo ningún cargo. Inténtelo de nuevo o use otra tarjeta.',
  },
  'notification.deposit_failed.action': { en: 'View wallet', es: 'Ver billetera' },
  'notification.withdrawal_updated.requested.title': {
    en: 'Withdrawal requested: {{amount}}',
    es: 'Retiro solicitado: {{amount}}',
  },
  'notification.withdrawal_updated.requested.body': {
    en: 'To {{bank}}. We’re reviewing it.',
    es: 'A {{bank}}. Lo estamos revisando.',
  },
  'notification.withdrawal_updated.approved.title': {
    en: 'Withdrawal approved: {{amount}}',
    es: 'Retiro aprobado: {{amount}}',
  },
  'notification.withdrawal_updated.approved.body': {
    en: 'We’ll send it to {{bank}} soon.',
    es: 'Pronto lo enviaremos a {{bank}}.',
  },
  'notification.withdrawal_updated.sent.title': {
    en: 'Withdrawal sent: {{amount}}',
    es: 'Retiro enviado: {{amount}}',
  },
  'notification.withdrawal_updated.sent.body': {
    en: 'On its way to {{bank}}',
    es: 'En camino a {{bank}}',
  },
  'notification.withdrawal_updated.paid.title': {
    en: 'Withdrawal paid: {{amount}}',
    es: 'Retiro pagado: {{amount}}',
  },
  'notification.withdrawal_updated.paid.body': {
    en: 'The money is in your account at {{bank}}.',
    es: 'El dinero está en su cuenta de {{bank}}.',
  },
  'notification.withdrawal_updated.rejected.title': {
    en: 'Withdrawal not sent: {{amount}}',
    es: 'Retiro no enviado: {{amount}}',
  },
  'notification.withdrawal_updated.rejected.body': {
    en: 'The money is back in your wallet. See the withdrawal for the reason.',
    es: 'El dinero está de nuevo en su billetera. Consulte el motivo en el retiro.',
  },
  'notification.withdrawal_updated.returned.title': {
    en: 'Withdrawal returned by the bank: {{amount}}',
    es: 'Retiro devuelto por el banco: {{amount}}',
  },
  'notification.withdrawal_updated.returned.body': {
    en: 'The money is back in your wallet. Check your account at {{bank}}.',
    es: 'El dinero está de nuevo en su billetera. Revise su cuenta de {{bank}}.',
  },
  'notification.withdrawal_updated.action': { en: 'View wallet', es: 'Ver billetera' },
} satisfies ServerTexts
