export const favoritesTexts = {
  'favorites.keep': 'Keep {{name}} as a favourite',
  'favorites.save': 'Save',
  'favorites.saved': 'Saved',
  'favorites.failed': 'Your favourites could not be changed. Try again.',
}
