import type { Texts } from '#platform/language.ts'

export const extrasTexts = {
  'listing.section.extras': { en: 'Services and extras', es: 'Servicios y extras' },
  'listing.note.extras': {
    en: 'Prices per stay, before taxes. Guests choose extras at checkout.',
    es: 'Precios por estancia, antes de impuestos. Los huéspedes eligen los extras al pagar.',
  },
  'listing.fact.extras_one': { en: '{{count}} service or extra', es: '{{count}} servicio o extra' },
  'listing.fact.extras_other': {
    en: '{{count}} services and extras',
    es: '{{count}} servicios y extras',
  },
  'listing.gap.extra_prices_one': {
    en: 'Price of {{count}} service or extra',
    es: 'Precio de {{count}} servicio o extra',
  },
  'listing.gap.extra_prices_other': {
    en: 'Prices of {{count}} services and extras',
    es: 'Precios de {{count}} servicios y extras',
  },
  'listing.field.extras': { en: 'Extras', es: 'Extras' },
  'listing.field.housekeepingAmount': {
    en: 'Housekeeping, per stay',
    es: 'Servicio de ama de llaves, por estancia',
  },
  'listing.hint.housekeepingAmount': {
    en: 'At least {{min}}. Added to every booking and paid to {{brand}}, whose team does the work. Leave empty if you don’t need it.',
    es: 'Mínimo {{min}}. Se suma a cada reserva y se paga a {{brand}}, cuyo equipo presta el servicio. Déjelo vacío si no lo necesita.',
  },
  'listing.extras_by.owner': { en: 'Extras you provide', es: 'Extras que ofrece usted' },
  'listing.extras_by.platform': {
    en: 'Extras {{brand}} provides',
    es: 'Extras que ofrece {{brand}}',
  },
  'listing.extras_by_note.owner': {
    en: 'Paid to you with the stay, less our commission. Enter 0 if it’s free for guests.',
    es: 'Se le pagan con la estancia, menos nuestra comisión. Escriba 0 si es gratis para los huéspedes.',
  },
  'listing.extras_by_note.platform': {
    en: 'Our team provides these, so the price (at least {{min}}) is paid to {{brand}}.',
    es: 'Los prepara nuestro equipo, por eso el precio (mínimo {{min}}) se paga a {{brand}}.',
  },
  'listing.extra_words': { en: 'Guests see: {{words}}', es: 'Los huéspedes ven: {{words}}' },
  'listing.extra_price': { en: 'Price per stay', es: 'Precio por estancia' },
  'listing.extra_price_missing': {
    en: 'Enter a price to publish.',
    es: 'Escriba un precio para publicar.',
  },
} satisfies Texts
