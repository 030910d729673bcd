import type { channelsEmails as en } from './mails.en.ts'

export const channelsEmails: Record<keyof typeof en, string> = {
  'channels.mail.conflict.subject': 'Reserva doble: {{home}} ({{reference}})',
  'channels.mail.conflict.heading': '{{home}} tiene una reserva doble',
  'channels.mail.conflict.body':
    'La reserva {{reference}} es del {{booked}}, y {{channel}} ahora muestra {{sold}}. Las dos incluyen {{nights}}. Su reserva conserva sus fechas y no hemos avisado a ningún huésped. Elija pronto una solución.',
  'channels.mail.conflict.button': 'Elegir una solución',
}
