import type { homeDeskEmailTexts as english } from './home-mails.en.ts'

export const homeDeskEmailTexts: Record<keyof typeof english, string> = {
  'homes.mail.correction.subject': 'Licencia por corregir: {{home}}',
  'homes.mail.correction.heading': 'Corrija una licencia',
  'homes.mail.correction.body':
    'Comparamos este documento de {{home}} con el registro público: {{license}}. {{reason}} Corríjalo en la página de su casa.',
  'homes.mail.taken_off.subject': 'Casa retirada de la búsqueda: {{home}}',
  'homes.mail.taken_off.heading': 'Su casa ya no aparece en la búsqueda',
  'homes.mail.taken_off.body':
    'Retiramos {{home}} de la búsqueda. Motivo: {{reason}} Las reservas existentes siguen vigentes. Cuando esté resuelto, publique su casa de nuevo.',
  'homes.mail.lapsed.subject': 'Casa retirada de la búsqueda: {{home}}',
  'homes.mail.lapsed.heading': 'Venció una licencia de su casa',
  'homes.mail.lapsed.body':
    'Venció este documento de {{home}}: {{license}}. Por eso retiramos la casa de la búsqueda. Las reservas existentes siguen vigentes. Ingrese el documento renovado y publique su casa de nuevo.',
  'homes.mail.button': 'Ver casa',
}
