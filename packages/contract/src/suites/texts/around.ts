import type { Texts } from '#platform/language.ts'

export const aroundTexts = {
  'nearby.title': { en: 'Getting around', es: 'Cómo moverse' },
  'nearby.note': {
    en: 'Distances and times are approximate and don’t include traffic.',
    es: 'Las distancias y los tiempos son aproximados y no consideran el tráfico.',
  },
  'nearby.kind.beach': { en: 'Beach', es: 'Playa' },
  'nearby.kind.grocery': { en: 'Grocery store', es: 'Supermercado' },
  'nearby.kind.district': { en: 'Shops and restaurants', es: 'Tiendas y restaurantes' },
  'nearby.kind.museum': { en: 'Museum', es: 'Museo' },
  'nearby.kind.downtown': { en: 'Downtown', es: 'Centro' },
  'nearby.kind.airport': { en: 'Airport', es: 'Aeropuerto' },
  'nearby.distance': { en: 'About {{distance}}', es: 'A unos {{distance}}' },
  'nearby.walk': { en: '{{minutes}} min walk', es: '{{minutes}} min a pie' },
  'nearby.drive': { en: '{{minutes}} min drive', es: '{{minutes}} min en auto' },
  'neighborhood.about': { en: 'About {{place}}', es: 'Sobre {{place}}' },
  'neighborhood.photos': { en: 'Homes in {{place}}', es: 'Casas en {{place}}' },
  'neighborhood.search': { en: 'Search homes in {{place}}', es: 'Buscar casas en {{place}}' },
  'neighborhood.none': { en: 'No homes here right now', es: 'No hay casas aquí por ahora' },
  'neighborhood.none_description': {
    en: 'New homes show here as soon as their owners publish them.',
    es: 'Las casas nuevas aparecen aquí cuando sus propietarios las publican.',
  },
  'neighborhood.search_all': { en: 'Search all homes', es: 'Buscar en todas las casas' },
  'similar.title': { en: 'Similar homes nearby', es: 'Casas similares cerca de aquí' },
  'similar.dates': { en: 'Available {{days}}', es: 'Disponibles: {{days}}' },
  'similar.away': { en: 'About {{distance}} away', es: 'A unos {{distance}}' },
  'similar.none': { en: 'No similar homes nearby', es: 'No hay casas similares cerca' },
  'similar.none_on_dates': {
    en: 'No similar homes nearby are available {{days}}',
    es: 'No hay casas similares disponibles cerca: {{days}}',
  },
  'similar.search': { en: 'Search all homes', es: 'Buscar en todas las casas' },
  'similar.failed': {
    en: 'We couldn’t load similar homes',
    es: 'No pudimos cargar las casas similares',
  },
} satisfies Texts
