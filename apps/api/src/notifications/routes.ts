import { anyone, signedIn } from '#platform/http/audiences.ts'
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
  'GET /events': signedIn((ctx, _input, { lastEventId }) => openStream(ctx, lastEventId)),
  'GET /events/since': signedIn((ctx, { query }) => ownEventsSince(ctx, query.last)),
  'GET /notifications': signedIn((ctx, { query }) => ownNotifications(ctx, query)),
  'GET /notifications/unread': signedIn((ctx) => ownUnreadCount(ctx)),
  'PUT /notifications/read': signedIn((ctx, { body }) => markAllRead(ctx, body.upTo)),
  'PUT /notifications/:id/read': signedIn((ctx, { params }) => markRead(ctx, params.id)),
  'GET /notification-preferences': signedIn((ctx) => ownPreferences(ctx)),
  'PUT /notification-preferences': signedIn((ctx, { body }) => changePreference(ctx, body)),
  'PUT /notification-preferences/quiet-hours': signedIn((ctx, { body }) =>
    setQuietHours(ctx, body),
  ),
  'GET /unsubscribe/:token': anyone((ctx, { params }) => showSubscription(ctx, params.token), {
    weight: linkWeight,
  }),
  'POST /unsubscribe/:token': anyone((ctx, { params }) => unsubscribe(ctx, params.token), {
    weight: linkWeight,
  }),
} satisfies Routes
