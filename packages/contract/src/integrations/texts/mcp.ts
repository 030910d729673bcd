import type { ServerTexts } from '#platform/language.ts'

/** What assistants read; browsers load none of it. */
export const mcpTexts = {
  'mcp.found_one': { en: '{{count}} home', es: '{{count}} casa' },
  'mcp.found_other': { en: '{{count}} homes', es: '{{count}} casas' },
  'mcp.found_page': { en: 'Page {{page}} of {{pages}}', es: 'Página {{page}} de {{pages}}' },
  'mcp.none': {
    en: 'No homes match this search. Try other dates or fewer filters.',
    es: 'Ninguna casa coincide con esta búsqueda. Pruebe otras fechas o menos filtros.',
  },
  'mcp.card': {
    en: '{{name}} ({{slug}}), {{neighborhood}}. Bedrooms: {{bedrooms}}. Guests: up to {{guests}}',
    es: '{{name}} ({{slug}}), {{neighborhood}}. Dormitorios: {{bedrooms}}. Huéspedes: hasta {{guests}}',
  },
  'mcp.stars': {
    en: 'Rating: {{average}} of 5 (reviews: {{count}})',
    es: 'Calificación: {{average}} de 5 (reseñas: {{count}})',
  },
  'mcp.total': {
    en: '{{amount}} total, taxes and fees included',
    es: '{{amount}} en total, con impuestos y cargos',
  },
  'mcp.from': {
    en: 'from {{amount}} a night, taxes and fees included',
    es: 'desde {{amount}} por noche, con impuestos y cargos',
  },
  'mcp.facts': {
    en: 'Bedrooms: {{bedrooms}}. Beds: {{beds}}. Bathrooms: {{bathrooms}}. Guests: up to {{guests}}',
    es: 'Dormitorios: {{bedrooms}}. Camas: {{beds}}. Baños: {{bathrooms}}. Huéspedes: hasta {{guests}}',
  },
  'mcp.stay_times': {
    en: 'Minimum nights: {{nights}}. Check-in from {{from}}, check-out until {{until}}',
    es: 'Mínimo de noches: {{nights}}. Llegada desde las {{from}}, salida hasta las {{until}}',
  },
  'mcp.quote': {
    en: '{{name}}, {{dates}}. Guests: {{guests}}',
    es: '{{name}}, {{dates}}. Huéspedes: {{guests}}',
  },
  'mcp.refund': {
    en: 'Refund if canceled before {{date}}: {{amount}}',
    es: 'Reembolso si se cancela antes del {{date}}: {{amount}}',
  },
  'mcp.checkout': {
    en: 'To book, the guest opens this link, signs in and pays: {{url}}',
    es: 'Para reservar, el huésped abre este enlace, inicia sesión y paga: {{url}}',
  },
  'mcp.nearest': {
    en: 'Nearest available dates: {{dates}}',
    es: 'Fechas disponibles más cercanas: {{dates}}',
  },
} satisfies ServerTexts
