export const templateProblems = {
  'messaging.placeholder_unknown': {
    status: 400,
    en: 'One of the placeholders doesn’t exist. Choose one from the list.',
    es: 'Uno de los campos no existe. Elija uno de la lista.',
  },
  'messaging.template_empty': {
    status: 400,
    en: 'Write the message in at least one language.',
    es: 'Escriba el mensaje en al menos un idioma.',
  },
  'messaging.template_outdated': {
    status: 409,
    en: 'Someone else changed this message. Your edits weren’t saved.',
    es: 'Otra persona cambió este mensaje. Sus cambios no se guardaron.',
  },
  'messaging.too_many_replies': {
    status: 409,
    en: 'You’ve reached the limit of 50 quick replies. Delete one to add another.',
    es: 'Llegó al límite de 50 respuestas rápidas. Elimine una para agregar otra.',
  },
  'messaging.replies_outdated': {
    status: 409,
    en: 'Your quick replies changed in another window. Refresh the page and try again.',
    es: 'Sus respuestas rápidas cambiaron en otra ventana. Actualice la página e inténtelo de nuevo.',
  },
} as const
