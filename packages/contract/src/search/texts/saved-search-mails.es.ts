import type { savedSearchEmails as en } from './saved-search-mails.en.ts'

export const savedSearchEmails: Record<keyof typeof en, string> = {
  'saved_searches.mail.subject_one': 'Nueva coincidencia: {{home}}',
  'saved_searches.mail.subject_other': '{{count}} nuevas coincidencias: {{search}}',
  'saved_searches.mail.heading_one': '{{home}} coincide con su búsqueda guardada',
  'saved_searches.mail.heading_other': '{{count}} casas coinciden con su búsqueda guardada',
  'saved_searches.mail.search': 'Búsqueda guardada: {{search}}',
  'saved_searches.mail.new_home': 'Casa nueva en {{place}}. Desde {{after}} por noche',
  'saved_searches.mail.new_home_dates':
    'Casa nueva en {{place}}. {{dates}}: {{after}} en total, con impuestos y cargos',
  'saved_searches.mail.available':
    'Ahora disponible, {{dates}}: {{after}} en total, con impuestos y cargos',
  'saved_searches.mail.price_drop':
    'Bajó de precio, {{dates}}: {{after}} en total, con impuestos y cargos (antes {{before}})',
  'saved_searches.mail.note':
    'Las casas y los precios pueden cambiar en cualquier momento. Enviamos como máximo un aviso al día por búsqueda guardada.',
  'saved_searches.mail.view_home': 'Ver casa',
  'saved_searches.mail.view_homes': 'Ver casas',
  'saved_searches.mail.manage_title': 'Sus búsquedas guardadas',
  'saved_searches.mail.manage': 'Administrar avisos',
}
