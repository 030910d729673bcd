export const favoritesProblems = {
  'favorites.too_many': {
    status: 409,
    en: 'You’ve reached the maximum number of favorites.',
    es: 'Llegó al máximo de favoritos.',
  },
} as const
