import { z } from 'zod'
import { defineKind } from '#notifications/kind.ts'

export const messageKinds = {
  message: defineKind({
    audience: 'everyone',
    group: 'messages',
    channels: { app: 'on', email: 'on', push: 'on' },
    email: 'own',
    icon: 'message',
    after: ['messaging.sent'],
    facts: z.object({
      /** Empty in the conversation with Marea's team. */
      home: z.string(),
      name: z.string(),
      roomId: z.string(),
      messageId: z.int(),
      state: z.enum(['text', 'photo', 'support']),
      words: z.string(),
    }),
    path: ({ roomId }) => `/chat/${roomId}`,
    label: { en: 'New message', es: 'Mensaje nuevo' },
    words: {
      text: {
        title: { en: 'New message from {{name}}', es: 'Nuevo mensaje de {{name}}' },
        body: { en: '{{home}}: “{{words}}”', es: '{{home}}: “{{words}}”' },
      },
      photo: {
        title: { en: 'New message from {{name}}', es: 'Nuevo mensaje de {{name}}' },
        body: { en: '{{home}}: photo', es: '{{home}}: foto' },
      },
      support: {
        title: {
          en: 'New message from {{brand}} support',
          es: 'Nuevo mensaje de Soporte de {{brand}}',
        },
        body: { en: '{{name}}: “{{words}}”', es: '{{name}}: “{{words}}”' },
      },
    },
    action: { en: 'Reply', es: 'Responder' },
  }),
}
