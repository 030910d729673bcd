import type { Routes } from '#platform/http/serve.ts'
import { ownConversations, ownUnread } from './conversations.ts'
import { showMessages } from './messages.ts'
import { openConversation } from './open-conversation.ts'
import { markMessagesRead } from './read-messages.ts'
import { sendMessage } from './send.ts'
import { reportTyping } from './typing.ts'

export const messagingRoutes = {
  'GET /rooms': { audience: 'signed-in', handle: (ctx, { query }) => ownConversations(ctx, query) },
  'GET /rooms/unread': { audience: 'signed-in', handle: (ctx) => ownUnread(ctx) },
  'POST /rooms': { audience: 'signed-in', handle: (ctx, { body }) => openConversation(ctx, body) },
  'GET /rooms/:room/messages': {
    audience: 'signed-in',
    handle: (ctx, { params, query }) => showMessages(ctx, params.room, query),
  },
  'POST /rooms/:room/messages': {
    audience: 'signed-in',
    handle: (ctx, { params, body }) => sendMessage(ctx, params.room, body),
  },
  'PUT /rooms/:room/reading': {
    audience: 'signed-in',
    handle: (ctx, { params, body }) => markMessagesRead(ctx, params.room, body.messageId),
  },
  'POST /rooms/:room/typing': {
    audience: 'signed-in',
    handle: (ctx, { params }) => reportTyping(ctx, params.room),
  },
} satisfies Routes
