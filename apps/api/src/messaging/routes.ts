import type { Routes } from '#platform/http/serve.ts'
import { showMessages } from './messages.ts'
import { openRoom } from './open-room.ts'
import { readMessages } from './read-messages.ts'
import { ownRooms, ownUnread } from './rooms.ts'
import { sendMessage } from './send.ts'

export const messagingRoutes = {
  'GET /rooms': { who: 'signed-in', handle: (ctx, { query }) => ownRooms(ctx, query) },
  'GET /rooms/unread': { who: 'signed-in', handle: (ctx) => ownUnread(ctx) },
  'POST /rooms': { who: 'signed-in', handle: (ctx, { body }) => openRoom(ctx, body) },
  'GET /rooms/:room/messages': {
    who: 'signed-in',
    handle: (ctx, { params, query }) => showMessages(ctx, params.room, query),
  },
  'POST /rooms/:room/messages': {
    who: 'signed-in',
    handle: (ctx, { params, body }) => sendMessage(ctx, params.room, body),
  },
  'PUT /rooms/:room/reading': {
    who: 'signed-in',
    handle: (ctx, { params, body }) => readMessages(ctx, params.room, body.messageId),
  },
} satisfies Routes
