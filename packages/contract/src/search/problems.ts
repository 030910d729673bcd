export const searchProblems = {
  'search.where_too_long': {
    status: 400,
    en: 'Your search is too long. Use fewer words.',
    es: 'La búsqueda es demasiado larga. Use menos palabras.',
  },
  'search.dates_twice': {
    status: 400,
    en: 'Choose either exact or flexible dates.',
    es: 'Elija fechas exactas o flexibles, no ambas.',
  },
  'search.rooms_invalid': {
    status: 400,
    en: 'Enter a valid number of bedrooms or beds.',
    es: 'Ingrese un número válido de dormitorios o camas.',
  },
  'search.amenity_unknown': {
    status: 400,
    en: 'One of the selected amenities isn’t recognized.',
    es: 'No reconocemos una de las comodidades elegidas.',
  },
  'search.price_invalid': {
    status: 400,
    en: 'Enter a valid price range.',
    es: 'Ingrese un rango de precios válido.',
  },
  'search.bbox_invalid': {
    status: 400,
    en: 'We can’t search this area of the map.',
    es: 'No podemos buscar en esa área del mapa.',
  },
  'search.page_invalid': {
    status: 400,
    en: 'This page of results doesn’t exist.',
    es: 'No existe esa página de resultados.',
  },
  'saved_searches.too_many': {
    status: 409,
    en: 'You’ve reached the maximum of 20 saved searches. Delete one to save another.',
    es: 'Llegó al máximo de 20 búsquedas guardadas. Elimine una para guardar otra.',
  },
} as const
