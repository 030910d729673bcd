import type { ServerTexts } from '#platform/language.ts'

export const agreementEmails = {
  'agreement.mail.subject': {
    en: 'Your {{brand}} agreement is changing on {{date}}',
    es: 'Su contrato con {{brand}} cambia el {{date}}',
  },
  'agreement.mail.heading': {
    en: 'Your agreement changes on {{date}}',
    es: 'Su contrato cambia el {{date}}',
  },
  'agreement.mail.body': {
    en: 'Starting {{date}}, new bookings for {{homes}} follow these rules.',
    es: 'Desde el {{date}}, las nuevas reservas de {{homes}} siguen estas reglas.',
  },
  'agreement.mail.bookings': {
    en: 'Bookings already made keep their commission.',
    es: 'Las reservas ya hechas conservan su comisión.',
  },
  'agreement.mail.button': { en: 'View agreement', es: 'Ver contrato' },
} satisfies ServerTexts
