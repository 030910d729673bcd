import type { Texts } from '#platform/language.ts'

export const listingPublishingTexts = {
  'listing.publish': { en: 'Publish', es: 'Publicar' },
  'listing.publish_changes': { en: 'Publish changes', es: 'Publicar cambios' },
  'listing.unpublish': { en: 'Unpublish', es: 'Retirar' },
  'listing.published_hint': {
    en: 'Guests see your changes after you publish them.',
    es: 'Los huéspedes ven sus cambios cuando los publica.',
  },
  'listing.gap.name': { en: 'Name', es: 'Nombre' },
  'listing.gap.size': { en: 'Size', es: 'Superficie' },
  'listing.gap.guests': { en: 'Number of guests', es: 'Número de huéspedes' },
  'listing.gap.bedrooms': { en: 'Number of bedrooms', es: 'Número de dormitorios' },
  'listing.gap.bathrooms': { en: 'Number of bathrooms', es: 'Número de baños' },
  'listing.gap.too_many_guests': {
    en: 'The city allows {{count}} guests at most',
    es: 'La ciudad permite {{count}} huéspedes como máximo',
  },
  'listing.gap.house': {
    en: 'An apartment, loft or penthouse: the city forbids short stays in houses',
    es: 'Un apartamento, loft o penthouse: la ciudad prohíbe las estancias cortas en casas',
  },
  'listing.gap.photos_one': { en: '{{count}} more photo', es: '{{count}} foto más' },
  'listing.gap.photos_other': { en: '{{count}} more photos', es: '{{count}} fotos más' },
  'listing.gap.texts_en_one': {
    en: '{{count}} description in English',
    es: '{{count}} descripción en inglés',
  },
  'listing.gap.texts_en_other': {
    en: '{{count}} descriptions in English',
    es: '{{count}} descripciones en inglés',
  },
  'listing.gap.texts_es_one': {
    en: '{{count}} description in Spanish',
    es: '{{count}} descripción en español',
  },
  'listing.gap.texts_es_other': {
    en: '{{count}} descriptions in Spanish',
    es: '{{count}} descripciones en español',
  },
  'listing.gap.beds_one': { en: 'Beds in {{count}} room', es: 'Camas en {{count}} cuarto' },
  'listing.gap.beds_other': { en: 'Beds in {{count}} rooms', es: 'Camas en {{count}} cuartos' },
  'listing.gap.included_guests': {
    en: 'Guests covered by the nightly price',
    es: 'Huéspedes incluidos en el precio por noche',
  },
  'listing.gap.price': { en: 'Nightly prices', es: 'Precios por noche' },
  'listing.gap.policy': { en: 'Cancellation policy', es: 'Política de cancelación' },
  'listing.gap.address': { en: 'Address', es: 'Dirección' },
  'listing.gap.neighborhood': { en: 'Neighborhood', es: 'Zona' },
  'listing.gap.pin': { en: 'Pin on the map', es: 'Marcador en el mapa' },
  'listing.gap.outside': {
    en: 'An address where {{brand}} offers homes',
    es: 'Una dirección donde {{brand}} ofrece casas',
  },
  'listing.gap.licenses_one': {
    en: '{{count}} license number',
    es: '{{count}} número de licencia',
  },
  'listing.gap.licenses_other': {
    en: '{{count}} license numbers',
    es: '{{count}} números de licencia',
  },
  'listing.license_until': { en: 'Valid through', es: 'Válida hasta' },
  'listing.license_until_hint': {
    en: 'Leave empty if it doesn’t expire.',
    es: 'Déjelo vacío si no vence.',
  },
  'listing.license_short': {
    en: 'Enter at least 3 characters.',
    es: 'Escriba al menos 3 caracteres.',
  },
  'listing.license_expired': { en: 'This date has passed.', es: 'Esta fecha ya pasó.' },
  'listing.licenses_needed_one': {
    en: 'This location needs {{count}} license.',
    es: 'Esta ubicación necesita {{count}} licencia.',
  },
  'listing.licenses_needed_other': {
    en: 'This location needs {{count}} licenses.',
    es: 'Esta ubicación necesita {{count}} licencias.',
  },
  'listing.publish_title': { en: 'Publish {{home}}', es: 'Publicar {{home}}' },
  'listing.publish_gaps': { en: 'A few things are missing', es: 'Faltan algunas cosas' },
  'listing.publish_gaps_body': {
    en: 'Your draft is saved. Add these to publish.',
    es: 'Su borrador está guardado. Agregue esto para publicar.',
  },
  'listing.publish_licenses_one': {
    en: 'Add {{count}} license number to publish',
    es: 'Agregue {{count}} número de licencia para publicar',
  },
  'listing.publish_licenses_other': {
    en: 'Add {{count}} license numbers to publish',
    es: 'Agregue {{count}} números de licencia para publicar',
  },
  'listing.publish_licenses_body': {
    en: '{{city}} requires the numbers on every short-term rental. Your draft is saved.',
    es: '{{city}}: los números son obligatorios en todo alquiler a corto plazo. Su borrador está guardado.',
  },
  'listing.publish_ready': {
    en: 'Guests can find and book the home as soon as you publish it.',
    es: 'Podrán encontrarla y reservarla en cuanto la publique.',
  },
  'listing.publish_changes_ready': {
    en: 'Guests will see these sections as you edited them. Bookings already made don’t change.',
    es: 'Los huéspedes verán estas secciones como las editó. Las reservas ya hechas no cambian.',
  },
  'listing.keep_draft': { en: 'Keep as draft', es: 'Conservar borrador' },
  'listing.publish_failed': {
    en: 'We couldn’t publish the home',
    es: 'No pudimos publicar la casa',
  },
  'listing.published': { en: 'Published', es: 'Publicada' },
  'listing.unpublish_title': { en: 'Unpublish {{home}}?', es: '¿Retirar {{home}}?' },
  'listing.unpublish_body': {
    en: 'Guests won’t be able to find or book it. Bookings already made stay confirmed. You can publish it again.',
    es: 'Ya no podrán encontrarla ni reservarla. Las reservas ya hechas siguen confirmadas. Puede publicarla de nuevo.',
  },
  'listing.keep_published': { en: 'Keep published', es: 'Mantener publicada' },
  'listing.unpublished': { en: 'Unpublished', es: 'Retirada' },
  'listing.unpublish_failed': {
    en: 'We couldn’t unpublish the home',
    es: 'No pudimos retirar la casa',
  },
} satisfies Texts
