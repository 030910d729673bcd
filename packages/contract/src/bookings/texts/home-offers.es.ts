import type { homeOffersTexts as en } from './home-offers.en.ts'

export const homeOffersTexts: Record<keyof typeof en, string> = {
  'home_offer.title': 'El propietario no puede recibirle y le ofrece {{home}}',
  'home_offer.cheaper':
    'Las mismas fechas y los mismos huéspedes. El total es {{total}} en lugar de {{paid}}. Si acepta, reembolsaremos su pago a su billetera y con ese saldo pagaremos la nueva reserva. Le quedarán {{rest}} en la billetera.',
  'home_offer.same':
    'Las mismas fechas, los mismos huéspedes y el mismo total de {{total}}. No paga nada más.',
  'home_offer.loses_extras': 'No incluye los extras.',
  'home_offer.rules': 'Al cambiarse, acepta las reglas de la casa de {{home}}.',
  'home_offer.view': 'Ver {{home}}',
  'home_offer.accept': 'Cambiarme a {{home}}',
  'home_offer.decline': 'Conservar mi reserva',
  'home_offer.accepted': 'Su estancia ahora es en {{home}}',
  'home_offer.declined': 'Conservó su reserva',
  'home_offer.failed': 'No pudimos guardar su respuesta',
}
