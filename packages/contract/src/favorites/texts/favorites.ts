import type { Texts } from '#platform/language.ts'

export const favoritesTexts = {
  'favorites.keep': { en: 'Save {{name}} to favorites', es: 'Guardar {{name}} en favoritos' },
  'favorites.save': { en: 'Save', es: 'Guardar' },
  'favorites.saved': { en: 'Saved', es: 'Guardada' },
  'favorites.failed': {
    en: 'We couldn’t update your favorites. Try again.',
    es: 'No pudimos actualizar sus favoritos. Inténtelo de nuevo.',
  },
  'favorites.title': { en: 'My favorites', es: 'Mis favoritos' },
  'favorites.first': { en: 'Favorites', es: 'Favoritos' },
  'favorites.empty': { en: 'No favorites yet', es: 'Aún no tiene favoritos' },
  'favorites.empty_description': {
    en: 'Tap the heart on any home to save it here, with the price for your dates.',
    es: 'Toque el corazón de una casa para guardarla aquí, con el precio para sus fechas.',
  },
  'favorites.explore': { en: 'Explore homes', es: 'Explorar casas' },
  'favorites.new_list': { en: 'New list', es: 'Nueva lista' },
  'favorites.name': { en: 'List name', es: 'Nombre de la lista' },
  'favorites.name_missing': {
    en: 'Enter a name for the list',
    es: 'Escriba un nombre para la lista',
  },
  'favorites.rename': { en: 'Rename', es: 'Cambiar el nombre' },
  'favorites.share': { en: 'Share list', es: 'Compartir lista' },
  'favorites.share_question': { en: 'Share “{{name}}”?', es: '¿Compartir “{{name}}”?' },
  'favorites.share_description_one': {
    en: 'Anyone with the link can see your first name, the name of the list and its {{count}} home with current prices. They can’t change the list or see your dates, bookings or other lists.',
    es: 'Cualquier persona con el enlace podrá ver su nombre de pila, el nombre de la lista y su {{count}} casa con precios actuales. Nadie podrá modificar la lista ni ver sus fechas, sus reservas o sus otras listas.',
  },
  'favorites.share_description_other': {
    en: 'Anyone with the link can see your first name, the name of the list and its {{count}} homes with current prices. They can’t change the list or see your dates, bookings or other lists.',
    es: 'Cualquier persona con el enlace podrá ver su nombre de pila, el nombre de la lista y sus {{count}} casas con precios actuales. Nadie podrá modificar la lista ni ver sus fechas, sus reservas o sus otras listas.',
  },
  'favorites.share_stop_description': {
    en: 'You can stop sharing at any time.',
    es: 'Puede dejar de compartirla en cualquier momento.',
  },
  'favorites.keep_private': { en: 'Keep private', es: 'Mantener privada' },
  'favorites.is_shared': { en: '“{{name}}” is shared', es: '“{{name}}” está compartida' },
  'favorites.share_link': { en: 'Share link', es: 'Compartir enlace' },
  'favorites.unshare': { en: 'Stop sharing', es: 'Dejar de compartir' },
  'favorites.unshared': { en: 'The link no longer works', es: 'El enlace ya no funciona' },
  'favorites.remove': { en: 'Delete list', es: 'Eliminar la lista' },
  'favorites.remove_description': { en: 'Removes all its homes', es: 'Se quitan todas sus casas' },
  'favorites.list_actions': { en: 'More options for {{name}}', es: 'Más opciones para {{name}}' },
  'favorites.shared': {
    en: 'Anyone with the link can view this list.',
    es: 'Cualquier persona con el enlace puede ver esta lista.',
  },
  'favorites.see_shared': { en: 'View shared list', es: 'Ver lista compartida' },
  'favorites.shared_by': { en: 'Shared by {{name}}', es: 'Lista compartida por {{name}}' },
  'favorites.empty_list': { en: 'This list is empty', es: 'Esta lista está vacía' },
  'favorites.move': { en: 'Move', es: 'Mover' },
  'favorites.move_of': { en: 'Move {{name}} to another list', es: 'Mover {{name}} a otra lista' },
  'favorites.not_listed': { en: 'Currently unavailable', es: 'No disponible por ahora' },
  'favorites.nights': { en: 'Your dates', es: 'Sus fechas' },
  'favorites.same_nights': {
    en: 'Choose dates once to see the total for every home.',
    es: 'Elija las fechas una vez y vea el total de cada casa.',
  },
  'favorites.watched': {
    en: 'We’ll let you know here if these dates are booked or the price changes.',
    es: 'Le avisaremos aquí si estas fechas se reservan o cambia el precio.',
  },
  'favorites.dismiss_notice': { en: 'Dismiss notice', es: 'Descartar aviso' },
  'favorites.notice.nights_lost': {
    en: '{{days}}: no longer available',
    es: '{{days}}: ya no disponibles',
  },
  'favorites.notice.nights_back': {
    en: '{{days}}: available again, {{after}}',
    es: '{{days}}: disponibles de nuevo, {{after}}',
  },
  'favorites.notice.price_changed': {
    en: '{{days}}: price changed from {{before}} to {{after}}',
    es: '{{days}}: el precio cambió de {{before}} a {{after}}',
  },
} satisfies Texts
