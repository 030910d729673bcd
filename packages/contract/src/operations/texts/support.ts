import type { Texts } from '#platform/language.ts'

export const adminSupportTexts = {
  'admin_support.title': { en: 'Support', es: 'Soporte' },
  'admin_support.description': {
    en: 'Questions from guests and owners for our team. People see your replies as {{brand}} support, with your first name.',
    es: 'Preguntas de huéspedes y propietarios para nuestro equipo. Verán sus respuestas como Soporte de {{brand}}, con su nombre de pila.',
  },
  'admin_support.show.open': { en: 'Open', es: 'Abiertas' },
  'admin_support.show.resolved': { en: 'Resolved', es: 'Resueltas' },
  'admin_support.none.open': { en: 'No open conversations', es: 'No hay conversaciones abiertas' },
  'admin_support.none.resolved': {
    en: 'No resolved conversations',
    es: 'No hay conversaciones resueltas',
  },
  'admin_support.none_description': {
    en: 'When someone writes to our team, it will appear here.',
    es: 'Cuando alguien escriba a nuestro equipo, aparecerá aquí.',
  },
  'admin_support.load_failed': {
    en: 'We couldn’t load the conversations.',
    es: 'No pudimos cargar las conversaciones.',
  },
  'admin_support.waiting': { en: 'Waiting for {{time}}', es: 'Espera desde hace {{time}}' },
  'admin_support.answered': { en: 'Answered', es: 'Respondida' },
  'admin_support.resolved': { en: 'Resolved', es: 'Resuelta' },
  'admin_support.unread_one': { en: '{{count}} unread message', es: '{{count}} mensaje sin leer' },
  'admin_support.unread_other': {
    en: '{{count}} unread messages',
    es: '{{count}} mensajes sin leer',
  },
  'admin_support.deleted': { en: 'Deleted account', es: 'Cuenta eliminada' },
  'admin_support.all': { en: 'All conversations', es: 'Todas las conversaciones' },
  'admin_support.thread': { en: 'Conversation with {{name}}', es: 'Conversación con {{name}}' },
  'admin_support.photo': { en: 'Photo from {{name}}', es: 'Foto de {{name}}' },
  'admin_support.seen': { en: 'Seen', es: 'Visto' },
  'admin_support.answer': { en: 'Your reply', es: 'Su respuesta' },
  'admin_support.answer_missing': { en: 'Write a reply.', es: 'Escriba una respuesta.' },
  'admin_support.send': { en: 'Send reply', es: 'Enviar respuesta' },
  'admin_support.not_sent': {
    en: 'We couldn’t send your reply.',
    es: 'No pudimos enviar su respuesta.',
  },
  'admin_support.resolve': { en: 'Mark as resolved', es: 'Marcar como resuelta' },
  'admin_support.not_resolved': {
    en: 'We couldn’t mark this conversation as resolved.',
    es: 'No pudimos marcar esta conversación como resuelta.',
  },
  'admin_support.resolved_done': {
    en: 'Conversation marked as resolved',
    es: 'Conversación marcada como resuelta',
  },
  'admin_support.missing': { en: 'Conversation not found', es: 'No encontramos la conversación' },
  'admin_support.missing_description': {
    en: 'The link may be incomplete.',
    es: 'Es posible que el enlace esté incompleto.',
  },
} satisfies Texts
