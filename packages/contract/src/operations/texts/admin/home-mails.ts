import type { ServerTexts } from '#platform/language.ts'

export const adminHomeEmailTexts = {
  'homes.mail.correction.subject': {
    en: 'License correction needed: {{home}}',
    es: 'Licencia por corregir: {{home}}',
  },
  'homes.mail.correction.heading': { en: 'Please correct a license', es: 'Corrija una licencia' },
  'homes.mail.correction.body': {
    en: 'We compared your {{license}} for {{home}} with the public record. {{reason}} Please correct it in your home’s settings.',
    es: 'Comparamos este documento de {{home}} con el registro público: {{license}}. {{reason}} Corríjalo en la página de su casa.',
  },
  'homes.mail.taken_off.subject': {
    en: 'Home removed from search: {{home}}',
    es: 'Casa retirada de la búsqueda: {{home}}',
  },
  'homes.mail.taken_off.heading': {
    en: 'Your home no longer appears in search',
    es: 'Su casa ya no aparece en la búsqueda',
  },
  'homes.mail.taken_off.body': {
    en: 'We removed {{home}} from search. Reason: {{reason}} Existing bookings aren’t affected. Once it’s fixed, publish your home again.',
    es: 'Retiramos {{home}} de la búsqueda. Motivo: {{reason}} Las reservas existentes siguen vigentes. Cuando esté resuelto, publique su casa de nuevo.',
  },
  'homes.mail.lapsed.subject': {
    en: 'Home removed from search: {{home}}',
    es: 'Casa retirada de la búsqueda: {{home}}',
  },
  'homes.mail.lapsed.heading': {
    en: 'A license for your home expired',
    es: 'Venció una licencia de su casa',
  },
  'homes.mail.lapsed.body': {
    en: 'Your {{license}} for {{home}} expired, so we removed the home from search. Existing bookings aren’t affected. Enter the renewed license, then publish your home again.',
    es: 'Venció este documento de {{home}}: {{license}}. Por eso retiramos la casa de la búsqueda. Las reservas existentes siguen vigentes. Ingrese el documento renovado y publique su casa de nuevo.',
  },
  'homes.mail.button': { en: 'View home', es: 'Ver casa' },
} satisfies ServerTexts
