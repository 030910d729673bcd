import type { earningsTexts as english } from './earnings.en.ts'

export const earningsTexts: Record<keyof typeof english, string> = {
  'earnings.title': '¿Cuánto podría ganar con su casa?',
  'earnings.description':
    'Según reservas reales de las casas que administramos, después de los cargos de Marea y antes de sus gastos.',
  'earnings.neighborhood': 'Zona',
  'earnings.bedrooms': 'Dormitorios',
  'earnings.show': 'Ver estimación',
  'earnings.per_month': 'al mes',
  'earnings.range': '{{from}} – {{to}}',
  'earnings.basis.neighborhood':
    'El 50% central de los ingresos de {{homes}} casas comparables en {{place}}, con {{nights}} noches reservadas en los últimos {{months}} meses.',
  'earnings.basis.nearby':
    'El 50% central de los ingresos de {{homes}} casas comparables en {{place}} y sus alrededores, con {{nights}} noches reservadas en los últimos {{months}} meses.',
  'earnings.commission':
    'Nuestra comisión es el {{percent}} de lo que gana con cada estancia. Publicar su casa es gratis.',
  'earnings.note':
    'Es una estimación, no una promesa. Depende de sus precios, sus fechas y su casa.',
  'earnings.none': 'Aún no hay datos suficientes',
  'earnings.none_description':
    'No tenemos suficientes casas comparables para darle una estimación honesta. Envíe su solicitud y nuestro equipo preparará una para su casa.',
  'earnings.apply': 'Solicitar publicar su casa',
  'earnings.photo_pool': 'Terraza con piscina de una casa al atardecer',
  'earnings.photo_living': 'Sala abierta a la bahía',
  'earnings.photo_bedroom': 'Dormitorio principal con la luz de la mañana',
}
