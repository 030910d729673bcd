import type { mailTexts as english } from '../en/mail.ts'

export const mailTexts: Record<keyof typeof english, string> = {
  'mail.reason': 'Recibe este correo porque tiene una cuenta o una reserva en Marea.',
}
