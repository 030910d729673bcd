import type { ServerTexts } from '#platform/language.ts'

export const messagingEmails = {
  'messaging.mail.subject': {
    en: 'New message from {{name}} about {{home}}',
    es: 'Nuevo mensaje de {{name}} sobre {{home}}',
  },
  'messaging.mail.heading_one': {
    en: 'New message from {{name}}',
    es: 'Nuevo mensaje de {{name}}',
  },
  'messaging.mail.heading_other': {
    en: '{{count}} new messages from {{name}}',
    es: '{{count}} mensajes nuevos de {{name}}',
  },
  'messaging.mail.body_one': {
    en: 'Unread message about {{home}}:',
    es: 'Mensaje sin leer sobre {{home}}:',
  },
  'messaging.mail.body_other': {
    en: 'Unread messages about {{home}}:',
    es: 'Mensajes sin leer sobre {{home}}:',
  },
  'messaging.mail.support_subject': {
    en: 'New message from {{brand}} support',
    es: 'Nuevo mensaje de Soporte de {{brand}}',
  },
  'messaging.mail.support_body_one': {
    en: 'Unread message from our team:',
    es: 'Mensaje sin leer de nuestro equipo:',
  },
  'messaging.mail.support_body_other': {
    en: 'Unread messages from our team:',
    es: 'Mensajes sin leer de nuestro equipo:',
  },
  'messaging.mail.earlier_one': {
    en: 'And {{count}} earlier message',
    es: 'Y {{count}} mensaje anterior',
  },
  'messaging.mail.earlier_other': {
    en: 'And {{count}} earlier messages',
    es: 'Y {{count}} mensajes anteriores',
  },
  'messaging.mail.words': { en: '“{{words}}”', es: '“{{words}}”' },
  'messaging.mail.photo': { en: '{{name}} sent a photo.', es: '{{name}} envió una foto.' },
  'messaging.mail.button': { en: 'Read and reply', es: 'Leer y responder' },
} satisfies ServerTexts
