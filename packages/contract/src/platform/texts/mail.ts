import type { ServerTexts } from '#platform/language.ts'

export const mailTexts = {
  'mail.reason': {
    en: 'You’re receiving this email because you have an account or a booking with {{brand}}.',
    es: 'Recibe este correo porque tiene una cuenta o una reserva en {{brand}}.',
  },
  'mail.unsubscribe': {
    en: 'Unsubscribe from emails like this one',
    es: 'Cancelar la suscripción a correos como este',
  },
} satisfies ServerTexts
