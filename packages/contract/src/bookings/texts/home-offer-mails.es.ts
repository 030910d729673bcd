import type { homeOfferEmails as en } from './home-offer-mails.en.ts'

export const homeOfferEmails: Record<keyof typeof en, string> = {
  'home_offer.mail.offered.subject': 'Otra casa para su estancia: {{other}} ({{reference}})',
  'home_offer.mail.offered.heading': 'El propietario le ofrece {{other}}',
  'home_offer.mail.offered.body':
    'El propietario de {{home}} no puede recibirle en estas fechas: {{dates}}. Le ofrece {{other}} por {{total}}, con impuestos y cargos. Usted pagó {{paid}}. Su reserva no cambia hasta que responda.',
  'home_offer.mail.accepted.subject': 'Oferta aceptada: {{home}} ({{reference}})',
  'home_offer.mail.accepted.heading': '{{guest}} se cambió a {{other}}',
  'home_offer.mail.accepted.body':
    'Se canceló la reserva en {{home}} para estas fechas: {{dates}}. La reserva doble está resuelta.',
  'home_offer.mail.declined.subject': 'Oferta rechazada: {{home}} ({{reference}})',
  'home_offer.mail.declined.heading': '{{guest}} no aceptó {{other}}',
  'home_offer.mail.declined.body':
    'La reserva en {{home}} para estas fechas no cambió: {{dates}}. Elija otra solución para la reserva doble.',
  'home_offer.mail.view': 'Ver la oferta',
  'home_offer.mail.channels': 'Ver canales',
}
