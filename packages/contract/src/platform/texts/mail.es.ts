import type { mailTexts as english } from './mail.en.ts'

export const mailTexts: Record<keyof typeof english, string> = {
  'mail.reason': 'Recibe este correo porque tiene una cuenta o una reserva en Marea.',
  'mail.unsubscribe': 'Cancelar la suscripción a correos como este',
}
