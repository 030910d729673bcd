import type { extrasTexts as english } from './extras.en.ts'

export const extrasTexts: Record<keyof typeof english, string> = {
  'listing.section.extras': 'Servicios y extras',
  'listing.note.extras':
    'Precios por estancia, antes de impuestos. Los huéspedes eligen los extras al pagar.',
  'listing.fact.extras_one': '{{count}} servicio o extra',
  'listing.fact.extras_other': '{{count}} servicios y extras',
  'listing.gap.extra_prices_one': 'Precio de {{count}} servicio o extra',
  'listing.gap.extra_prices_other': 'Precios de {{count}} servicios y extras',
  'listing.field.extras': 'Extras',
  'listing.field.housekeepingAmount': 'Servicio de ama de llaves, por estancia',
  'listing.hint.housekeepingAmount':
    'Mínimo {{min}}. Se suma a cada reserva y se paga a Marea, cuyo equipo presta el servicio. Déjelo vacío si no lo necesita.',
  'listing.extras_by.owner': 'Extras que ofrece usted',
  'listing.extras_by.platform': 'Extras que ofrece Marea',
  'listing.extras_by_note.owner':
    'Se le pagan con la estancia, menos nuestra comisión. Escriba 0 si es gratis para los huéspedes.',
  'listing.extras_by_note.platform':
    'Los prepara nuestro equipo, por eso el precio (mínimo {{min}}) se paga a Marea.',
  'listing.extra_words': 'Los huéspedes ven: {{words}}',
  'listing.extra_price': 'Precio por estancia',
  'listing.extra_price_missing': 'Escriba un precio para publicar.',
}
