import type { ServerTexts } from '#platform/language.ts'

export const homeOfferEmails = {
  'home_offer.mail.offered.subject': {
    en: 'Another home for your stay: {{other}} ({{reference}})',
    es: 'Otra casa para su estancia: {{other}} ({{reference}})',
  },
  'home_offer.mail.offered.heading': {
    en: 'The owner is offering you {{other}}',
    es: 'El propietario le ofrece {{other}}',
  },
  'home_offer.mail.offered.body': {
    en: 'The owner of {{home}} can’t host your stay on {{dates}} and is offering you {{other}} for {{total}}, taxes and fees included. You paid {{paid}}. Your booking doesn’t change until you answer.',
    es: 'El propietario de {{home}} no puede recibirle en estas fechas: {{dates}}. Le ofrece {{other}} por {{total}}, con impuestos y cargos. Usted pagó {{paid}}. Su reserva no cambia hasta que responda.',
  },
  'home_offer.mail.accepted.subject': {
    en: 'Offer accepted: {{home}} ({{reference}})',
    es: 'Oferta aceptada: {{home}} ({{reference}})',
  },
  'home_offer.mail.accepted.heading': {
    en: '{{guest}} moved to {{other}}',
    es: '{{guest}} se cambió a {{other}}',
  },
  'home_offer.mail.accepted.body': {
    en: 'The booking for {{dates}} at {{home}} is canceled, and the double booking is resolved.',
    es: 'Se canceló la reserva en {{home}} para estas fechas: {{dates}}. La reserva doble está resuelta.',
  },
  'home_offer.mail.declined.subject': {
    en: 'Offer declined: {{home}} ({{reference}})',
    es: 'Oferta rechazada: {{home}} ({{reference}})',
  },
  'home_offer.mail.declined.heading': {
    en: '{{guest}} declined {{other}}',
    es: '{{guest}} no aceptó {{other}}',
  },
  'home_offer.mail.declined.body': {
    en: 'The booking for {{dates}} at {{home}} hasn’t changed. Choose another solution for the double booking.',
    es: 'La reserva en {{home}} para estas fechas no cambió: {{dates}}. Elija otra solución para la reserva doble.',
  },
  'home_offer.mail.view': { en: 'View offer', es: 'Ver la oferta' },
  'home_offer.mail.channels': { en: 'View channels', es: 'Ver canales' },
} satisfies ServerTexts
