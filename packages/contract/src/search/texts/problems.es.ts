export const searchProblemTexts = {
  'problem.search.where_too_long': 'La búsqueda es demasiado larga. Use menos palabras.',
  'problem.search.dates_twice': 'Elija fechas exactas o flexibles, no ambas.',
  'problem.search.rooms_invalid': 'Ingrese un número válido de dormitorios o camas.',
  'problem.search.amenity_unknown': 'No reconocemos una de las comodidades elegidas.',
  'problem.search.price_invalid': 'Ingrese un rango de precios válido.',
  'problem.search.bbox_invalid': 'No podemos buscar en esa área del mapa.',
  'problem.search.page_invalid': 'No existe esa página de resultados.',
  'problem.saved_searches.too_many':
    'Llegó al máximo de 20 búsquedas guardadas. Elimine una para guardar otra.',
}
