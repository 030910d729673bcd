import type { Texts } from '#platform/language.ts'

export const apiTokensTexts = {
  'token.title': { en: 'API tokens', es: 'Tokens de API' },
  'token.description': {
    en: 'Let your own programs read your {{brand}} data. A token works only for the permissions you choose. Changing your password revokes all tokens.',
    es: 'Permita que sus propios programas lean sus datos de {{brand}}. Un token solo sirve para los permisos que elija. Al cambiar su contraseña se revocan todos los tokens.',
  },
  'token.none': { en: 'No API tokens', es: 'No tiene tokens de API' },
  'token.none_description': {
    en: 'Create a token to connect a spreadsheet, a script or another service.',
    es: 'Cree un token para conectar una hoja de cálculo, un script u otro servicio.',
  },
  'token.create': { en: 'Create token', es: 'Crear token' },
  'token.docs': { en: 'API reference', es: 'Referencia de la API' },
  'token.cancel': { en: 'Cancel', es: 'Cancelar' },
  'token.name': { en: 'Name', es: 'Nombre' },
  'token.name_hint': {
    en: 'Where you’ll use it, such as “Booking spreadsheet”',
    es: 'Dónde lo usará, por ejemplo “Hoja de reservas”',
  },
  'token.name_missing': {
    en: 'Enter a name for this token.',
    es: 'Escriba un nombre para este token.',
  },
  'token.scopes': { en: 'Permissions', es: 'Permisos' },
  'token.scopes_missing': {
    en: 'Choose at least one permission.',
    es: 'Elija al menos un permiso.',
  },
  'token.days': { en: 'Expires in', es: 'Vence en' },
  'token.days_30': { en: '30 days', es: '30 días' },
  'token.days_90': { en: '90 days', es: '90 días' },
  'token.days_365': { en: '1 year', es: '1 año' },
  'token.scope.bookings_read': { en: 'Read your bookings', es: 'Leer sus reservas' },
  'token.scope.bookings_read_note': {
    en: 'Your stays as a guest, with address and check-in instructions',
    es: 'Sus estancias como huésped, con la dirección y las instrucciones de llegada',
  },
  'token.scope.favorites_read': { en: 'Read your favorites', es: 'Leer sus favoritos' },
  'token.scope.favorites_read_note': {
    en: 'Your lists with the homes and prices in them',
    es: 'Sus listas con las casas y sus precios',
  },
  'token.scope.homes_read': { en: 'Read your homes', es: 'Leer sus casas' },
  'token.scope.homes_read_note': {
    en: 'Status, next booking and dates of the homes you manage',
    es: 'Estado, próxima reserva y fechas de las casas que administra',
  },
  'token.scope.calendar_read': { en: 'Read your calendar', es: 'Leer su calendario' },
  'token.scope.calendar_read_note': {
    en: 'Bookings, blocked dates and prices of the homes you manage',
    es: 'Reservas, fechas bloqueadas y precios de las casas que administra',
  },
  'token.scope.owner_bookings_read': {
    en: 'Read your homes’ bookings',
    es: 'Leer las reservas de sus casas',
  },
  'token.scope.owner_bookings_read_note': {
    en: 'Dates, amounts and names of guests',
    es: 'Fechas, montos y nombres de los huéspedes',
  },
  'token.scope.statements_read': { en: 'Read your statements', es: 'Leer sus estados de cuenta' },
  'token.scope.statements_read_note': {
    en: 'Monthly statements as data, PDF or CSV',
    es: 'Estados de cuenta mensuales como datos, PDF o CSV',
  },
  'token.scope.webhooks_read': { en: 'Read your webhooks', es: 'Leer sus webhooks' },
  'token.scope.webhooks_read_note': {
    en: 'Endpoints and their delivery log',
    es: 'Destinos y su registro de entregas',
  },
  'token.scope.webhooks_write': { en: 'Manage your webhooks', es: 'Administrar sus webhooks' },
  'token.scope.webhooks_write_note': {
    en: 'Add, change and remove endpoints, and send events again',
    es: 'Agregar, cambiar y eliminar destinos, y reenviar eventos',
  },
  'token.created': { en: 'Copy your token now', es: 'Copie su token ahora' },
  'token.created_note': {
    en: 'We don’t store it, so you can’t see it again after you close this.',
    es: 'No lo guardamos: al cerrar esta ventana ya no podrá verlo.',
  },
  'token.created_label': { en: 'API token', es: 'Token de API' },
  'token.copy': { en: 'Copy token', es: 'Copiar token' },
  'token.copied': { en: 'Token copied', es: 'Token copiado' },
  'token.not_copied': {
    en: 'We couldn’t copy the token. Select it and copy it yourself.',
    es: 'No pudimos copiar el token. Selecciónelo y cópielo.',
  },
  'token.done': { en: 'Done', es: 'Listo' },
  'token.ending': { en: 'Ends in {{ending}}', es: 'Termina en {{ending}}' },
  'token.expires': { en: 'Expires {{date}}', es: 'Vence el {{date}}' },
  'token.expired': { en: 'Expired {{date}}', es: 'Venció el {{date}}' },
  'token.never_used': { en: 'Not used yet', es: 'Aún sin usar' },
  'token.last_used': { en: 'Last used {{date}}', es: 'Último uso: {{date}}' },
  'token.active': { en: 'Active', es: 'Activo' },
  'token.is_expired': { en: 'Expired', es: 'Vencido' },
  'token.more': { en: 'Options for {{name}}', es: 'Opciones de {{name}}' },
  'token.revoke': { en: 'Revoke token', es: 'Revocar token' },
  'token.revoke_question': { en: 'Revoke “{{name}}”?', es: '¿Revocar “{{name}}”?' },
  'token.revoke_description': {
    en: 'Programs that use this token will stop working right away.',
    es: 'Los programas que usan este token dejan de funcionar de inmediato.',
  },
  'token.keep': { en: 'Keep token', es: 'Conservar token' },
  'token.revoked': { en: 'Token revoked', es: 'Token revocado' },
  'token.not_created': { en: 'We couldn’t create the token', es: 'No pudimos crear el token' },
  'token.not_revoked': { en: 'We couldn’t revoke the token', es: 'No pudimos revocar el token' },
  'token.not_loaded': {
    en: 'We couldn’t load your API tokens',
    es: 'No pudimos cargar sus tokens de API',
  },
} satisfies Texts
