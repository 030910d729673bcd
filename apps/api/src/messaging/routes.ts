import { openBookingMessages } from '#messaging/admin/open-booking-messages.ts'
import {
  ownAutomaticMessages,
  saveAutomaticMessage,
} from '#messaging/automatic/automatic-messages.ts'
import {
  orderReplies,
  ownReplies,
  removeReply,
  saveReply,
} from '#messaging/quick-replies/quick-replies.ts'
import { roomReplies } from '#messaging/quick-replies/room-replies.ts'
import type { Routes } from '#platform/http/serve.ts'
import { blockOther } from './blocks/blocks.ts'
import { ownConversations, ownUnread } from './conversations.ts'
import { markDelivered } from './delivery/delivery.ts'
import { archiveConversation } from './inbox/archive.ts'
import { searchOwnConversations } from './inbox/search.ts'
import { showMessages } from './messages.ts'
import { openConversation } from './open-conversation.ts'
import { showMessagePhoto, uploadMessagePhoto } from './photos/photos.ts'
import { markMessagesRead } from './read-messages.ts'
import { resolveReport, showReportedPhoto, showReports } from './reports/admin-reports.ts'
import { reportConversation } from './reports/report.ts'
import { showSavedCopy } from './saved-copy/saved-copy.ts'
import { sendMessage } from './send.ts'
import { answerSupport } from './support/answer-support.ts'
import { markSupportRead } from './support/read-support.ts'
import { resolveSupport } from './support/resolve-support.ts'
import { showSupport, showSupportPhoto, showSupportThread } from './support/show-support.ts'
import { reportTyping } from './typing.ts'

export const messagingRoutes = {
  'GET /rooms': { audience: 'signed-in', handle: (ctx, { query }) => ownConversations(ctx, query) },
  'GET /rooms/unread': { audience: 'signed-in', handle: (ctx) => ownUnread(ctx) },
  'PUT /rooms/delivery': {
    audience: 'signed-in',
    handle: (ctx, { body }) => markDelivered(ctx, body.messageId),
  },
  'GET /rooms/search': {
    audience: 'signed-in',
    weight: 3,
    handle: (ctx, { query }) => searchOwnConversations(ctx, query.q),
  },
  'PUT /rooms/:room/archive': {
    audience: 'signed-in',
    handle: (ctx, { params, body }) => archiveConversation(ctx, params.room, body.isArchived),
  },
  'POST /rooms/:room/reports': {
    audience: 'signed-in',
    handle: (ctx, { params, body }) => reportConversation(ctx, params.room, body),
  },
  'PUT /rooms/:room/block': {
    audience: 'signed-in',
    handle: (ctx, { params, body }) => blockOther(ctx, params.room, body.isBlocked),
  },
  'POST /admin/bookings/:id/messages/opening': {
    audience: 'admin',
    handle: (ctx, { params, body }) => openBookingMessages(ctx, params.id, body.reason),
  },
  'GET /admin/message-reports': {
    audience: 'admin',
    handle: (ctx, { query }) => showReports(ctx, query.show),
  },
  'POST /admin/message-reports/:id/resolution': {
    audience: 'admin',
    handle: (ctx, { params, body }) => resolveReport(ctx, params.id, body),
  },
  'GET /admin/message-reports/:id/photos/:photo': {
    audience: 'admin',
    isRaw: true,
    handle: (ctx, { params }) => showReportedPhoto(ctx, params),
  },
  'GET /admin/support': {
    audience: 'admin',
    handle: (ctx, { query }) => showSupport(ctx, query.show),
  },
  'GET /admin/support/:room': {
    audience: 'admin',
    handle: (ctx, { params, query }) => showSupportThread(ctx, params.room, query.before),
  },
  'POST /admin/support/:room/messages': {
    audience: 'admin',
    handle: (ctx, { params, body }) => answerSupport(ctx, params.room, body),
  },
  'PUT /admin/support/:room/reading': {
    audience: 'admin',
    handle: (ctx, { params, body }) => markSupportRead(ctx, params.room, body.messageId),
  },
  'PUT /admin/support/:room/resolution': {
    audience: 'admin',
    handle: (ctx, { params, body }) => resolveSupport(ctx, params.room, body.messageId),
  },
  'GET /admin/support/:room/photos/:photo': {
    audience: 'admin',
    isRaw: true,
    handle: (ctx, { params }) => showSupportPhoto(ctx, params),
  },
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
  'POST /rooms/:room/photos': {
    audience: 'signed-in',
    weight: 5,
    handle: (ctx, { params, upload }) => uploadMessagePhoto(ctx, params.room, upload),
  },
  'GET /rooms/:room/photos/:photo': {
    audience: 'signed-in',
    isRaw: true,
    handle: (ctx, { params, query }) => showMessagePhoto(ctx, params, query.size),
  },
  'GET /saved-copy': { audience: 'signed-in', weight: 3, handle: (ctx) => showSavedCopy(ctx) },
  'GET /owner/automatic-messages': {
    audience: 'owner',
    handle: (ctx, { query }) => ownAutomaticMessages(ctx, query.home),
  },
  'PUT /owner/automatic-messages/:slug/:occasion': {
    audience: 'owner',
    weight: 3,
    handle: (ctx, { params, body }) => saveAutomaticMessage(ctx, params, body),
  },
  'GET /owner/quick-replies': { audience: 'owner', handle: (ctx) => ownReplies(ctx) },
  'PUT /owner/quick-replies/:id': {
    audience: 'owner',
    weight: 3,
    handle: (ctx, { params, body }) => saveReply(ctx, params.id, body),
  },
  'DELETE /owner/quick-replies/:id': {
    audience: 'owner',
    weight: 3,
    handle: (ctx, { params }) => removeReply(ctx, params.id),
  },
  'PUT /owner/quick-reply-order': {
    audience: 'owner',
    weight: 3,
    handle: (ctx, { body }) => orderReplies(ctx, body.ids),
  },
  'GET /rooms/:room/quick-replies': {
    audience: 'signed-in',
    handle: (ctx, { params }) => roomReplies(ctx, params.room),
  },
} satisfies Routes
