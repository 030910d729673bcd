import type { mailTexts as english } from '../en/mail.ts'

export const mailTexts: Record<keyof typeof english, string> = {
  'mail.reason': 'Recibe este correo por su cuenta o su estancia con Marea.',
}
