export const messagingProblems = {
  'messaging.own_home': {
    status: 409,
    en: 'You own this home. Guests can message you about it.',
    es: 'Esta casa es suya. Los huéspedes pueden escribirle sobre ella.',
  },
  'messaging.too_many': {
    status: 429,
    en: 'You’re sending messages too quickly. Wait a moment and try again.',
    es: 'Está enviando mensajes muy rápido. Espere un momento e inténtelo de nuevo.',
  },
  'messaging.too_many_rooms': {
    status: 429,
    en: 'You’ve reached today’s limit for new conversations. Try again tomorrow.',
    es: 'Llegó al límite de conversaciones nuevas por hoy. Inténtelo mañana.',
  },
  'messaging.other_left': {
    status: 409,
    en: 'This person no longer has an account with us.',
    es: 'Esta persona ya no tiene una cuenta con nosotros.',
  },
  'messaging.too_many_photos': {
    status: 429,
    en: 'You’ve added many photos in a short time. Try again in an hour.',
    es: 'Agregó muchas fotos en poco tiempo. Inténtelo de nuevo en una hora.',
  },
  'messaging.photo_gone': {
    status: 409,
    en: 'A photo is no longer available. Add it again and send your message.',
    es: 'Una foto ya no está disponible. Agréguela de nuevo y envíe su mensaje.',
  },
  'messaging.blocked': {
    status: 403,
    en: 'You can’t send messages to this person. Contact our team if you need help.',
    es: 'No puede enviar mensajes a esta persona. Escriba a nuestro equipo si necesita ayuda.',
  },
  'messaging.blocked_by_you': {
    status: 409,
    en: 'You blocked this person. Unblock them to send a message.',
    es: 'Bloqueó a esta persona. Desbloquéela para enviarle un mensaje.',
  },
  'messaging.block_not_possible': {
    status: 409,
    en: 'You have a confirmed booking with this person, so you need to be able to reach each other. You can report them instead.',
    es: 'Tiene una reserva confirmada con esta persona, así que deben poder comunicarse. En su lugar, puede reportarla.',
  },
  'messaging.too_many_reports': {
    status: 429,
    en: 'You’ve reached today’s limit for reports. Try again tomorrow.',
    es: 'Llegó al límite de reportes por hoy. Inténtelo mañana.',
  },
  'messaging.too_many_blocks': {
    status: 429,
    en: 'You’ve reached today’s limit for blocking people. Try again tomorrow.',
    es: 'Llegó al límite de personas que puede bloquear por hoy. Inténtelo mañana.',
  },
  'messaging.support_not_read': {
    status: 409,
    en: 'There’s a new message. Read it before you mark the conversation as resolved.',
    es: 'Hay un mensaje nuevo. Léalo antes de marcar la conversación como resuelta.',
  },
  'messaging.report_resolved': {
    status: 409,
    en: 'This report is already resolved.',
    es: 'Este reporte ya está resuelto.',
  },
} as const
