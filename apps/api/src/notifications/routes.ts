import type { Routes } from '#platform/http/serve.ts'
import {
  markAllRead,
  markRead,
  ownNotifications,
  ownUnreadCount,
} from './inbox/show-notifications.ts'
import { openStream } from './live/live.ts'
import { ownEventsSince } from './live/missed-events.ts'
import { changePreference, ownPreferences, setQuietHours } from './preferences/preferences.ts'
import { showSubscription, unsubscribe } from './unsubscribe/unsubscribe.ts'

/** A signed link cannot be guessed; the weight keeps attempts cheap. */
const linkWeight = 5

export const notificationsRoutes = {
  'GET /events': {
    audience: 'signed-in',
    handle: (ctx, _input, { lastEventId }) => openStream(ctx, lastEventId),
  },
  'GET /events/since': {
    audience: 'signed-in',
    handle: (ctx, { query }) => ownEventsSince(ctx, query.last),
  },
  'GET /notifications': {
    audience: 'signed-in',
    handle: (ctx, { query }) => ownNotifications(ctx, query),
  },
  'GET /notifications/unread': { audience: 'signed-in', handle: (ctx) => ownUnreadCount(ctx) },
  'PUT /notifications/read': {
    audience: 'signed-in',
    handle: (ctx, { body }) => markAllRead(ctx, body.upTo),
  },
  'PUT /notifications/:id/read': {
    audience: 'signed-in',
    handle: (ctx, { params }) => markRead(ctx, params.id),
  },
  'GET /notification-preferences': {
    audience: 'signed-in',
    handle: (ctx) => ownPreferences(ctx),
  },
  'PUT /notification-preferences': {
    audience: 'signed-in',
    handle: (ctx, { body }) => changePreference(ctx, body),
  },
  'PUT /notification-preferences/quiet-hours': {
    audience: 'signed-in',
    handle: (ctx, { body }) => setQuietHours(ctx, body),
  },
  'GET /unsubscribe/:token': {
    audience: 'anyone',
    weight: linkWeight,
    handle: (ctx, { params }) => showSubscription(ctx, params.token),
  },
  'POST /unsubscribe/:token': {
    audience: 'anyone',
    weight: linkWeight,
    handle: (ctx, { params }) => unsubscribe(ctx, params.token),
  },
} satisfies Routes
