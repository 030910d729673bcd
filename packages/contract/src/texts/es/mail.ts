import type { mailTexts as english } from '../en/mail.ts'

export const mailTexts: Record<keyof typeof english, string> = {
  'mail.support': 'Asistencia en Miami, FL',
  'mail.hours': 'Todos los días, de 8 a. m. a medianoche',
  'mail.reason': 'Recibe este correo por su cuenta o su estancia con Marea.',
}
