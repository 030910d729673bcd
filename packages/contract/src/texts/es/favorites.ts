import type { favoritesTexts as en } from '../en/favorites.ts'

export const favoritesTexts: Record<keyof typeof en, string> = {
  'favorites.keep': 'Guardar {{name}} en favoritos',
  'favorites.save': 'Guardar',
  'favorites.saved': 'Guardada',
  'favorites.failed': 'No se pudieron cambiar sus favoritos. Inténtelo de nuevo.',
}
