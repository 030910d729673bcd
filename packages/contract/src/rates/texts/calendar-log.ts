import type { Texts } from '#platform/language.ts'

export const ownerCalendarLogTexts = {
  'owner_calendar.log': { en: 'Change log', es: 'Historial de cambios' },
  'owner_calendar.log_description': {
    en: 'Changes to prices and availability by you, your co-hosts and your connected calendars.',
    es: 'Cambios de precios y disponibilidad hechos por usted, sus coanfitriones y sus calendarios conectados.',
  },
  'owner_calendar.log_all': { en: 'All changes', es: 'Todos los cambios' },
  'owner_calendar.log_prices': { en: 'Prices', es: 'Precios' },
  'owner_calendar.log_blocks': { en: 'Blocks', es: 'Bloqueos' },
  'owner_calendar.log_rules': { en: 'Rules', es: 'Reglas' },
  'owner_calendar.log_imports': { en: 'Imports', es: 'Importadas' },
  'owner_calendar.log_none': { en: 'No changes yet', es: 'Aún no hay cambios' },
  'owner_calendar.log_none_description': {
    en: 'When you block nights or set a price, you’ll see it here.',
    es: 'Cuando bloquee noches o fije un precio, lo verá aquí.',
  },
  'owner_calendar.log_failed': {
    en: 'We couldn’t load the change log',
    es: 'No pudimos cargar el historial de cambios',
  },
  'owner_calendar.log_more': { en: 'Show older changes', es: 'Ver cambios anteriores' },
  'owner_calendar.log_end': {
    en: 'Undo restores the value before the change. It isn’t available once a guest has booked the dates.',
    es: 'Deshacer restaura el valor anterior al cambio. No es posible si un huésped ya reservó las fechas.',
  },
  'owner_calendar.log.block': { en: 'Available → Blocked', es: 'Disponible → Bloqueada' },
  'owner_calendar.log.owner_stay': { en: 'Available → Owner stay', es: 'Disponible → Uso propio' },
  'owner_calendar.log.unblock': { en: 'Blocked → Available', es: 'Bloqueada → Disponible' },
  'owner_calendar.log.price': { en: 'Price: {{was}} → {{is}}', es: 'Precio: {{was}} → {{is}}' },
  'owner_calendar.log.min_stay': {
    en: 'Minimum stay: {{was}} → {{is}}',
    es: 'Estancia mínima: {{was}} → {{is}}',
  },
  'owner_calendar.log.rules': { en: 'Price rules saved', es: 'Reglas de precios guardadas' },
  'owner_calendar.log.import_added': {
    en: 'Imported stay added',
    es: 'Estancia importada agregada',
  },
  'owner_calendar.log.import_moved': { en: 'Imported stay moved', es: 'Estancia importada movida' },
  'owner_calendar.log.import_removed': {
    en: 'Imported stay removed',
    es: 'Estancia importada eliminada',
  },
  'owner_calendar.log.all_nights': { en: 'all nights', es: 'todas las noches' },
  'owner_calendar.log.undone': { en: 'Undone', es: 'Deshecho' },
  'owner_calendar.log.undo_of': { en: 'Undo', es: 'Se deshizo' },
} satisfies Texts
