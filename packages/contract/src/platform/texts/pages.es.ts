import type { pageTexts as english } from './pages.en.ts'

export const pageTexts: Record<keyof typeof english, string> = {
  'home.title': 'Casas de lujo en Miami, con el precio total desde el inicio',
  'home.headline': 'Atardeceres en la bahía',
  'home.film_pause': 'Pausar video',
  'home.film_play': 'Reproducir video',
  'home.photo': 'Terraza con piscina y el horizonte de Miami en la hora dorada',
  'home.places': 'Explore por zona',
  'home.places_photo': 'Desayuno en una terraza sobre la playa en Key Biscayne',
  'home.places_caption': 'Key Biscayne, poco después de las siete.',
  'home.promise': 'Un solo precio, con impuestos y cargos, de la primera foto al recibo final.',
  'home.promise_by': 'La promesa de precio de Marea',

  'more.title': 'Más',
  'more.yours': 'Su cuenta',
  'more.owners': 'Para propietarios',
  'more.about': 'Sobre Marea',
  'more.preferences': 'Preferencias',
  'more.language': 'Idioma',
  'more.theme': 'Apariencia',
  'more.theme.system': 'Según el dispositivo',
  'more.theme.light': 'Clara',
  'more.theme.dark': 'Oscura',
  'more.currency': 'Moneda',
  'more.currency.USD': 'Dólares (USD)',
  'more.currency.MXN': 'Pesos mexicanos (MXN)',
  'more.currency.EUR': 'Euros (EUR)',
  'more.currency.COP': 'Pesos colombianos (COP)',
  'more.currency.BRL': 'Reales brasileños (BRL)',
  'more.currency_description':
    'Los precios son en USD. Elija otra moneda para ver debajo un monto aproximado.',
  'more.currency_unavailable':
    'Por ahora no tenemos un tipo de cambio para esta moneda. Los precios se muestran como antes.',
  'more.currency_failed': 'No pudimos cargar el tipo de cambio. Inténtelo de nuevo.',
  'more.visitor': 'No ha iniciado sesión',
  'more.signed_in': 'Sesión iniciada como {{name}}',

  'list.title': 'Publique su casa',
  'list.description':
    'Para propietarios que quieren que su casa esté bien cuidada y cada centavo a la vista.',
  'list.1': 'La visitamos',
  'list.1_description':
    'Nuestro equipo de Miami visita su casa y le dice con franqueza si Marea es para usted.',
  'list.2': 'Revisamos sus licencias',
  'list.2_description':
    'Comparamos sus números de licencia con el registro público. Cuando una licencia vence, retiramos la casa de la búsqueda.',
  'list.3': 'Transparencia total',
  'list.3_description':
    'Reservas, precios, gastos y pagos. Seleccione una cifra para ver las reservas que la componen.',

  'outbox.title': 'Bandeja de salida',
  'outbox.description': 'Cada correo que este servidor habría enviado, el más reciente primero.',
  'outbox.empty': 'Aún no hay correos',
  'outbox.empty_description': 'Los correos aparecen aquí en cuanto se envía uno.',
  'outbox.to': 'Para {{address}}',
  'outbox.refresh': 'Actualizar',
}
