import type { ServerTexts } from '#platform/language.ts'

export const savedSearchEmails = {
  'saved_searches.mail.subject_one': {
    en: 'New match: {{home}}',
    es: 'Nueva coincidencia: {{home}}',
  },
  'saved_searches.mail.subject_other': {
    en: '{{count}} new matches: {{search}}',
    es: '{{count}} nuevas coincidencias: {{search}}',
  },
  'saved_searches.mail.heading_one': {
    en: '{{home}} matches your saved search',
    es: '{{home}} coincide con su búsqueda guardada',
  },
  'saved_searches.mail.heading_other': {
    en: '{{count}} homes match your saved search',
    es: '{{count}} casas coinciden con su búsqueda guardada',
  },
  'saved_searches.mail.search': {
    en: 'Saved search: {{search}}',
    es: 'Búsqueda guardada: {{search}}',
  },
  'saved_searches.mail.new_home': {
    en: 'New home in {{place}}. From {{after}} per night',
    es: 'Casa nueva en {{place}}. Desde {{after}} por noche',
  },
  'saved_searches.mail.new_home_dates': {
    en: 'New home in {{place}}. {{dates}}: {{after}} total, taxes and fees included',
    es: 'Casa nueva en {{place}}. {{dates}}: {{after}} en total, con impuestos y cargos',
  },
  'saved_searches.mail.available': {
    en: 'Now available for {{dates}}: {{after}} total, taxes and fees included',
    es: 'Ahora disponible, {{dates}}: {{after}} en total, con impuestos y cargos',
  },
  'saved_searches.mail.price_drop': {
    en: 'Price drop for {{dates}}: {{after}} total, taxes and fees included (was {{before}})',
    es: 'Bajó de precio, {{dates}}: {{after}} en total, con impuestos y cargos (antes {{before}})',
  },
  'saved_searches.mail.note': {
    en: 'Homes and prices can change at any time. We send at most one alert a day for each saved search.',
    es: 'Las casas y los precios pueden cambiar en cualquier momento. Enviamos como máximo un aviso al día por búsqueda guardada.',
  },
  'saved_searches.mail.view_home': { en: 'View home', es: 'Ver casa' },
  'saved_searches.mail.view_homes': { en: 'View homes', es: 'Ver casas' },
  'saved_searches.mail.manage_title': { en: 'Your saved searches', es: 'Sus búsquedas guardadas' },
  'saved_searches.mail.manage': { en: 'Manage alerts', es: 'Administrar avisos' },
} satisfies ServerTexts
