import type { Texts } from '#platform/language.ts'

export const earningsTexts = {
  'earnings.title': { en: 'What could your home earn?', es: '¿Cuánto podría ganar con su casa?' },
  'earnings.description': {
    en: 'Based on real bookings of homes we manage, after {{brand}}’s fees and before your expenses.',
    es: 'Según reservas reales de las casas que administramos, después de los cargos de {{brand}} y antes de sus gastos.',
  },
  'earnings.neighborhood': { en: 'Neighborhood', es: 'Zona' },
  'earnings.bedrooms': { en: 'Bedrooms', es: 'Dormitorios' },
  'earnings.show': { en: 'Show estimate', es: 'Ver estimación' },
  'earnings.per_month': { en: 'a month', es: 'al mes' },
  'earnings.range': { en: '{{from}} – {{to}}', es: '{{from}} – {{to}}' },
  'earnings.basis.neighborhood': {
    en: 'The middle 50% of what {{homes}} comparable homes in {{place}} earned, with {{nights}} nights booked in the last {{months}} months.',
    es: 'El 50% central de los ingresos de {{homes}} casas comparables en {{place}}, con {{nights}} noches reservadas en los últimos {{months}} meses.',
  },
  'earnings.basis.nearby': {
    en: 'The middle 50% of what {{homes}} comparable homes in and near {{place}} earned, with {{nights}} nights booked in the last {{months}} months.',
    es: 'El 50% central de los ingresos de {{homes}} casas comparables en {{place}} y sus alrededores, con {{nights}} noches reservadas en los últimos {{months}} meses.',
  },
  'earnings.commission': {
    en: 'Our commission is {{percent}} of what you earn from each stay. Listing your home is free.',
    es: 'Nuestra comisión es el {{percent}} de lo que gana con cada estancia. Publicar su casa es gratis.',
  },
  'earnings.note': {
    en: 'An estimate, not a promise. Actual earnings depend on your prices, dates and home.',
    es: 'Es una estimación, no una promesa. Depende de sus precios, sus fechas y su casa.',
  },
  'earnings.none': { en: 'Not enough data yet', es: 'Aún no hay datos suficientes' },
  'earnings.none_description': {
    en: 'We don’t have enough comparable homes to give an honest estimate. Apply, and our team will prepare one for your home.',
    es: 'No tenemos suficientes casas comparables para darle una estimación honesta. Envíe su solicitud y nuestro equipo preparará una para su casa.',
  },
  'earnings.apply': { en: 'Apply to list your home', es: 'Solicitar publicar su casa' },
  'earnings.photo_pool': {
    en: 'Pool terrace of a home at sunset',
    es: 'Terraza con piscina de una casa al atardecer',
  },
  'earnings.photo_living': {
    en: 'Living room that opens to the bay',
    es: 'Sala abierta a la bahía',
  },
  'earnings.photo_bedroom': {
    en: 'Primary bedroom in the morning light',
    es: 'Dormitorio principal con la luz de la mañana',
  },
} satisfies Texts
