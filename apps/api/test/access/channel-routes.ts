import { standInFeed } from '../channels/channel-data.ts'
import { bySlug, conflictOf, feedDraft, feedOf, pausedFeedOf } from './home-parts.ts'
import type { OwnerRoute } from './owner-route.ts'

/** The routes of calendars of other channels. */
export const channelRoutes = {
  'POST /owner/feeds/preview': { right: 'calendar', body: feedDraft },
  'POST /owner/feeds': { right: 'calendar', body: feedDraft },
  'PUT /owner/feeds/:id': {
    right: 'calendar',
    params: feedOf,
    body: () => ({ url: standInFeed }),
  },
  'DELETE /owner/feeds/:id': {
    right: 'calendar',
    params: feedOf,
    body: () => ({ dates: 'release' }),
  },
  'POST /owner/feeds/:id/check': { right: 'calendar', params: feedOf },
  'POST /owner/feeds/:id/quarantine': {
    right: 'calendar',
    params: pausedFeedOf,
    body: () => ({ decision: 'keep' }),
  },
  'POST /owner/feed-conflicts/:id/decision': {
    right: 'calendar',
    params: conflictOf,
    body: () => ({ decision: 'keep_booking' }),
  },
  'POST /owner/calendar-exports/:slug': { right: 'calendar', params: bySlug },
} satisfies Record<string, OwnerRoute>
