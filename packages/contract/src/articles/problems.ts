export const articlesProblems = {
  'articles.changed_elsewhere': {
    status: 409,
    en: 'Someone saved a newer version. Your text is still here and hasn’t been saved.',
    es: 'Alguien guardó una versión más reciente. Su texto sigue aquí y no se guardó.',
  },
  'articles.incomplete': {
    status: 409,
    en: 'Fill in what’s missing before you publish.',
    es: 'Complete lo que falta antes de publicar.',
  },
  'articles.time_passed': {
    status: 409,
    en: 'Choose a time in the future, within the next 2 years.',
    es: 'Elija una hora futura, dentro de los próximos 2 años.',
  },
  'articles.slug_taken': {
    status: 409,
    en: 'Another post uses or has used this address. Choose a different one.',
    es: 'Otra nota tiene o tuvo esta dirección. Elija otra.',
  },
  'articles.was_published': {
    status: 409,
    en: 'This has been published and can’t be deleted. You can unpublish it.',
    es: 'Ya se publicó y no se puede eliminar. Puede retirarla.',
  },
  'articles.not_published': {
    status: 409,
    en: 'This isn’t published.',
    es: 'Esto no está publicado.',
  },
  'articles.not_scheduled': {
    status: 409,
    en: 'Nothing is scheduled.',
    es: 'No hay nada programado.',
  },
  'articles.too_many_photos': {
    status: 409,
    en: 'Too many photos were uploaded for this post. Try again tomorrow.',
    es: 'Se subieron demasiadas fotos para esta nota. Inténtelo de nuevo mañana.',
  },
  'articles.group_in_use': {
    status: 409,
    en: 'This group has questions. Move them to another group first.',
    es: 'Este grupo tiene preguntas. Muévalas primero a otro grupo.',
  },
} as const
