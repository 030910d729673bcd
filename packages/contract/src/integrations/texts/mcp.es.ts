import type { mcpTexts as en } from './mcp.en.ts'

export const mcpTexts: Record<keyof typeof en, string> = {
  'mcp.found_one': '{{count}} casa',
  'mcp.found_other': '{{count}} casas',
  'mcp.found_page': 'Página {{page}} de {{pages}}',
  'mcp.none': 'Ninguna casa coincide con esta búsqueda. Pruebe otras fechas o menos filtros.',
  'mcp.card':
    '{{name}} ({{slug}}), {{neighborhood}}. Dormitorios: {{bedrooms}}. Huéspedes: hasta {{guests}}',
  'mcp.stars': 'Calificación: {{average}} de 5 (reseñas: {{count}})',
  'mcp.total': '{{amount}} en total, con impuestos y cargos',
  'mcp.from': 'desde {{amount}} por noche, con impuestos y cargos',
  'mcp.facts':
    'Dormitorios: {{bedrooms}}. Camas: {{beds}}. Baños: {{bathrooms}}. Huéspedes: hasta {{guests}}',
  'mcp.stay_times':
    'Mínimo de noches: {{nights}}. Llegada desde las {{from}}, salida hasta las {{until}}',
  'mcp.quote': '{{name}}, {{dates}}. Huéspedes: {{guests}}',
  'mcp.refund': 'Reembolso si se cancela antes del {{date}}: {{amount}}',
  'mcp.checkout': 'Para reservar, el huésped abre este enlace, inicia sesión y paga: {{url}}',
  'mcp.nearest': 'Fechas disponibles más cercanas: {{dates}}',
}
