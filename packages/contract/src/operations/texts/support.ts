import type { Texts } from '#platform/language.ts'

export const adminSupportTexts = {
  'support_desk.title': { en: 'Support', es: 'Soporte' },
  'support_desk.description': {
    en: 'Questions from guests and owners for our team. People see your replies as {{brand}} support, with your first name.',
    es: 'Preguntas de huéspedes y propietarios para nuestro equipo. Verán sus respuestas como Soporte de {{brand}}, con su nombre de pila.',
  },
  'support_desk.show.open': { en: 'Open', es: 'Abiertas' },
  'support_desk.show.resolved': { en: 'Resolved', es: 'Resueltas' },
  'support_desk.none.open': { en: 'No open conversations', es: 'No hay conversaciones abiertas' },
  'support_desk.none.resolved': {
    en: 'No resolved conversations',
    es: 'No hay conversaciones resueltas',
  },
  'support_desk.none_description': {
    en: 'When someone writes to our team, it will appear here.',
    es: 'Cuando alguien escriba a nuestro equipo, aparecerá aquí.',
  },
  'support_desk.load_failed': {
    en: 'We couldn’t load the conversations.',
    es: 'No pudimos cargar las conversaciones.',
  },
  'support_desk.waiting': { en: 'Waiting for {{time}}', es: 'Espera desde hace {{time}}' },
  'support_desk.answered': { en: 'Answered', es: 'Respondida' },
  'support_desk.resolved': { en: 'Resolved', es: 'Resuelta' },
  'support_desk.unread_one': { en: '{{count}} unread message', es: '{{count}} mensaje sin leer' },
  'support_desk.unread_other': {
    en: '{{count}} unread messages',
    es: '{{count}} mensajes sin leer',
  },
  'support_desk.deleted': { en: 'Deleted account', es: 'Cuenta eliminada' },
  'support_desk.all': { en: 'All conversations', es: 'Todas las conversaciones' },
  'support_desk.thread': { en: 'Conversation with {{name}}', es: 'Conversación con {{name}}' },
  'support_desk.photo': { en: 'Photo from {{name}}', es: 'Foto de {{name}}' },
  'support_desk.seen': { en: 'Seen', es: 'Visto' },
  'support_desk.answer': { en: 'Your reply', es: 'Su respuesta' },
  'support_desk.answer_missing': { en: 'Write a reply.', es: 'Escriba una respuesta.' },
  'support_desk.send': { en: 'Send reply', es: 'Enviar respuesta' },
  'support_desk.not_sent': {
    en: 'We couldn’t send your reply.',
    es: 'No pudimos enviar su respuesta.',
  },
  'support_desk.resolve': { en: 'Mark as resolved', es: 'Marcar como resuelta' },
  'support_desk.not_resolved': {
    en: 'We couldn’t mark this conversation as resolved.',
    es: 'No pudimos marcar esta conversación como resuelta.',
  },
  'support_desk.resolved_done': {
    en: 'Conversation marked as resolved',
    es: 'Conversación marcada como resuelta',
  },
  'support_desk.missing': { en: 'Conversation not found', es: 'No encontramos la conversación' },
  'support_desk.missing_description': {
    en: 'The link may be incomplete.',
    es: 'Es posible que el enlace esté incompleto.',
  },
} satisfies Texts
