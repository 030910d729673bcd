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
import { admins, owners, signedIn } from '#platform/http/audiences.ts'
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
  'GET /rooms': signedIn((ctx, { query }) => ownConversations(ctx, query)),
  'GET /rooms/unread': signedIn((ctx) => ownUnread(ctx)),
  'PUT /rooms/delivery': signedIn((ctx, { body }) => markDelivered(ctx, body.messageId)),
  'GET /rooms/search': signedIn((ctx, { query }) => searchOwnConversations(ctx, query.q), {
    weight: 3,
  }),
  'PUT /rooms/:room/archive': signedIn((ctx, { params, body }) =>
    archiveConversation(ctx, params.room, body.isArchived),
  ),
  'POST /rooms/:room/reports': signedIn((ctx, { params, body }) =>
    reportConversation(ctx, params.room, body),
  ),
  'PUT /rooms/:room/block': signedIn((ctx, { params, body }) =>
    blockOther(ctx, params.room, body.isBlocked),
  ),
  'POST /admin/bookings/:id/messages/opening': admins((ctx, { params, body }) =>
    openBookingMessages(ctx, params.id, body.reason),
  ),
  'GET /admin/message-reports': admins((ctx, { query }) => showReports(ctx, query.show)),
  'POST /admin/message-reports/:id/resolution': admins((ctx, { params, body }) =>
    resolveReport(ctx, params.id, body),
  ),
  'GET /admin/message-reports/:id/photos/:photo': admins(
    (ctx, { params }) => showReportedPhoto(ctx, params),
    { isRaw: true },
  ),
  'GET /admin/support': admins((ctx, { query }) => showSupport(ctx, query.show)),
  'GET /admin/support/:room': admins((ctx, { params, query }) =>
    showSupportThread(ctx, params.room, query.before),
  ),
  'POST /admin/support/:room/messages': admins((ctx, { params, body }) =>
    answerSupport(ctx, params.room, body),
  ),
  'PUT /admin/support/:room/reading': admins((ctx, { params, body }) =>
    markSupportRead(ctx, params.room, body.messageId),
  ),
  'PUT /admin/support/:room/resolution': admins((ctx, { params, body }) =>
    resolveSupport(ctx, params.room, body.messageId),
  ),
  'GET /admin/support/:room/photos/:photo': admins(
    (ctx, { params }) => showSupportPhoto(ctx, params),
    { isRaw: true },
  ),
  'POST /rooms': signedIn((ctx, { body }) => openConversation(ctx, body)),
  'GET /rooms/:room/messages': signedIn((ctx, { params, query }) =>
    showMessages(ctx, params.room, query),
  ),
  'POST /rooms/:room/messages': signedIn((ctx, { params, body }) =>
    sendMessage(ctx, params.room, body),
  ),
  'PUT /rooms/:room/reading': signedIn((ctx, { params, body }) =>
    markMessagesRead(ctx, params.room, body.messageId),
  ),
  'POST /rooms/:room/typing': signedIn((ctx, { params }) => reportTyping(ctx, params.room)),
  'POST /rooms/:room/photos': signedIn(
    (ctx, { params, upload }) => uploadMessagePhoto(ctx, params.room, upload),
    { weight: 5 },
  ),
  'GET /rooms/:room/photos/:photo': signedIn(
    (ctx, { params, query }) => showMessagePhoto(ctx, params, query.size),
    { isRaw: true },
  ),
  'GET /saved-copy': signedIn((ctx) => showSavedCopy(ctx), { weight: 3 }),
  'GET /owner/automatic-messages': owners((ctx, { query }) =>
    ownAutomaticMessages(ctx, query.home),
  ),
  'PUT /owner/automatic-messages/:slug/:occasion': owners(
    (ctx, { params, body }) => saveAutomaticMessage(ctx, params, body),
    { weight: 3 },
  ),
  'GET /owner/quick-replies': owners((ctx) => ownReplies(ctx)),
  'PUT /owner/quick-replies/:id': owners(
    (ctx, { params, body }) => saveReply(ctx, params.id, body),
    { weight: 3 },
  ),
  'DELETE /owner/quick-replies/:id': owners((ctx, { params }) => removeReply(ctx, params.id), {
    weight: 3,
  }),
  'PUT /owner/quick-reply-order': owners((ctx, { body }) => orderReplies(ctx, body.ids), {
    weight: 3,
  }),
  'GET /rooms/:room/quick-replies': signedIn((ctx, { params }) => roomReplies(ctx, params.room)),
} satisfies Routes
