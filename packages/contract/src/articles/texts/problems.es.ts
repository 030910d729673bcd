export const articleProblemTexts = {
  'problem.articles.changed_elsewhere':
    'Alguien guardó una versión más reciente. Su texto sigue aquí y no se guardó.',
  'problem.articles.incomplete': 'Complete lo que falta antes de publicar.',
  'problem.articles.time_passed': 'Elija una hora futura, dentro de los próximos 2 años.',
  'problem.articles.slug_taken': 'Otra nota tiene o tuvo esta dirección. Elija otra.',
  'problem.articles.was_published': 'Ya se publicó y no se puede eliminar. Puede retirarla.',
  'problem.articles.not_published': 'Esto no está publicado.',
  'problem.articles.not_scheduled': 'No hay nada programado.',
  'problem.articles.too_many_photos':
    'Se subieron demasiadas fotos para esta nota. Inténtelo de nuevo mañana.',
  'problem.articles.group_in_use': 'Este grupo tiene preguntas. Muévalas primero a otro grupo.',
}
