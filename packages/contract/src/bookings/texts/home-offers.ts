import type { Texts } from '#platform/language.ts'

export const homeOffersTexts = {
  'home_offer.title': {
    en: 'The owner can’t host you and is offering {{home}} instead',
    es: 'El propietario no puede recibirle y le ofrece {{home}}',
  },
  'home_offer.cheaper': {
    en: 'Same dates and guests. The total is {{total}} instead of {{paid}}. If you accept, we’ll refund your payment to your wallet and pay for the new booking from it. You’ll have {{rest}} left in your wallet.',
    es: 'Las mismas fechas y los mismos huéspedes. El total es {{total}} en lugar de {{paid}}. Si acepta, reembolsaremos su pago a su billetera y con ese saldo pagaremos la nueva reserva. Le quedarán {{rest}} en la billetera.',
  },
  'home_offer.same': {
    en: 'Same dates and guests, and the same total of {{total}}. You pay nothing more.',
    es: 'Las mismas fechas, los mismos huéspedes y el mismo total de {{total}}. No paga nada más.',
  },
  'home_offer.loses_extras': { en: 'Extras aren’t included.', es: 'No incluye los extras.' },
  'home_offer.rules': {
    en: 'By moving, you accept the house rules of {{home}}.',
    es: 'Al cambiarse, acepta las reglas de la casa de {{home}}.',
  },
  'home_offer.view': { en: 'View {{home}}', es: 'Ver {{home}}' },
  'home_offer.accept': { en: 'Move to {{home}}', es: 'Cambiarme a {{home}}' },
  'home_offer.decline': { en: 'Keep my booking', es: 'Conservar mi reserva' },
  'home_offer.accepted': {
    en: 'Your stay is now at {{home}}',
    es: 'Su estancia ahora es en {{home}}',
  },
  'home_offer.declined': { en: 'You kept your booking', es: 'Conservó su reserva' },
  'home_offer.failed': {
    en: 'We couldn’t save your answer',
    es: 'No pudimos guardar su respuesta',
  },
} satisfies Texts
