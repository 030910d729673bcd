import type { Texts } from '#platform/language.ts'

export const pageTexts = {
  'home.title': {
    en: 'Luxury homes in Miami, total price upfront',
    es: 'Casas de lujo en Miami, con el precio total desde el inicio',
  },
  'home.headline': { en: 'Evenings on the bay', es: 'Atardeceres en la bahía' },
  'home.film_pause': { en: 'Pause video', es: 'Pausar video' },
  'home.film_play': { en: 'Play video', es: 'Reproducir video' },
  'home.photo': {
    en: 'Terrace with pool and the Miami skyline at golden hour',
    es: 'Terraza con piscina y el horizonte de Miami en la hora dorada',
  },
  'home.places': { en: 'Explore by neighborhood', es: 'Explore por zona' },
  'home.places_photo': {
    en: 'Breakfast on a terrace above the beach in Key Biscayne',
    es: 'Desayuno en una terraza sobre la playa en Key Biscayne',
  },
  'home.places_caption': {
    en: 'Key Biscayne, a little after seven.',
    es: 'Key Biscayne, poco después de las siete.',
  },
  'home.promise': {
    en: 'One price, taxes and fees included, from the first photo to the final receipt.',
    es: 'Un solo precio, con impuestos y cargos, de la primera foto al recibo final.',
  },
  'home.promise_by': { en: 'The {{brand}} price promise', es: 'La promesa de precio de {{brand}}' },
  'more.title': { en: 'More', es: 'Más' },
  'more.yours': { en: 'Your account', es: 'Su cuenta' },
  'more.owners': { en: 'For owners', es: 'Para propietarios' },
  'more.about': { en: 'About {{brand}}', es: 'Sobre {{brand}}' },
  'more.preferences': { en: 'Preferences', es: 'Preferencias' },
  'more.language': { en: 'Language', es: 'Idioma' },
  'more.theme': { en: 'Appearance', es: 'Apariencia' },
  'more.theme.system': { en: 'Use device setting', es: 'Según el dispositivo' },
  'more.theme.light': { en: 'Light', es: 'Clara' },
  'more.theme.dark': { en: 'Dark', es: 'Oscura' },
  'more.currency': { en: 'Currency', es: 'Moneda' },
  'more.currency.USD': { en: 'US dollars (USD)', es: 'Dólares (USD)' },
  'more.currency.MXN': { en: 'Mexican pesos (MXN)', es: 'Pesos mexicanos (MXN)' },
  'more.currency.EUR': { en: 'Euros (EUR)', es: 'Euros (EUR)' },
  'more.currency.COP': { en: 'Colombian pesos (COP)', es: 'Pesos colombianos (COP)' },
  'more.currency.BRL': { en: 'Brazilian reais (BRL)', es: 'Reales brasileños (BRL)' },
  'more.currency_description': {
    en: 'Prices are in USD. Choose another currency to see an estimate below them.',
    es: 'Los precios son en USD. Elija otra moneda para ver debajo un monto aproximado.',
  },
  'more.currency_unavailable': {
    en: 'We don’t have an exchange rate for this currency right now. Prices stay as they were.',
    es: 'Por ahora no tenemos un tipo de cambio para esta moneda. Los precios se muestran como antes.',
  },
  'more.currency_failed': {
    en: 'We couldn’t load the exchange rate. Please try again.',
    es: 'No pudimos cargar el tipo de cambio. Inténtelo de nuevo.',
  },
  'more.visitor': { en: 'You’re not signed in', es: 'No ha iniciado sesión' },
  'more.signed_in': { en: 'Signed in as {{name}}', es: 'Sesión iniciada como {{name}}' },
  'list.title': { en: 'List your home', es: 'Publique su casa' },
  'list.description': {
    en: 'For owners who want their home cared for and every cent accounted for.',
    es: 'Para propietarios que quieren que su casa esté bien cuidada y cada centavo a la vista.',
  },
  'list.1': { en: 'You decide', es: 'Usted decide' },
  'list.1_description': {
    en: 'You set the prices, the house rules and the nights you keep for yourself, and change them any time.',
    es: 'Usted fija los precios, las reglas de la casa y las noches que reserva para usted, y los cambia cuando quiera.',
  },
  'list.2': { en: 'We check your licenses', es: 'Revisamos sus licencias' },
  'list.2_description': {
    en: 'We compare your license numbers with the public record. When a license expires, we remove the home from search.',
    es: 'Comparamos sus números de licencia con el registro público. Cuando una licencia vence, retiramos la casa de la búsqueda.',
  },
  'list.3': { en: 'Full transparency', es: 'Transparencia total' },
  'list.3_description': {
    en: 'Bookings, prices, expenses and payouts. Select a figure to see the bookings behind it.',
    es: 'Reservas, precios, gastos y pagos. Seleccione una cifra para ver las reservas que la componen.',
  },
  'outbox.title': { en: 'Outbox', es: 'Bandeja de salida' },
  'outbox.description': {
    en: 'Every email this server would have sent, newest first.',
    es: 'Cada correo que este servidor habría enviado, el más reciente primero.',
  },
  'outbox.empty': { en: 'No emails yet', es: 'Aún no hay correos' },
  'outbox.empty_description': {
    en: 'Emails appear here as soon as one is sent.',
    es: 'Los correos aparecen aquí en cuanto se envía uno.',
  },
  'outbox.to': { en: 'To {{address}}', es: 'Para {{address}}' },
  'outbox.refresh': { en: 'Refresh', es: 'Actualizar' },
} satisfies Texts
