import { z } from 'zod'
import { defineEvents } from '#platform/event-definition.ts'
import { conflictDecisions, feedTroubles } from './feed-rules.ts'

const feed = {
  subject: 'suite',
  data: z.object({ feedId: z.string(), ownerId: z.string() }),
  audience: ['ownerId'],
  coHosts: 'calendar',
} as const

const feedConflict = {
  ...feed,
  data: z.object({ conflictId: z.string(), bookingId: z.string(), ownerId: z.string() }),
} as const

export const channelsEvents = defineEvents({
  'channels.feed_added': feed,
  'channels.feed_changed': feed,
  'channels.feed_removed': {
    ...feed,
    data: feed.data.extend({ dates: z.enum(['release', 'keep']) }),
  },
  /** An import changed dates or the health of a calendar. */
  'channels.feed_updated': feed,
  'channels.feed_troubled': {
    ...feed,
    data: feed.data.extend({ trouble: z.enum(feedTroubles) }),
  },
  /** A check found that a problem has passed. */
  'channels.feed_recovered': feed,
  /** The owner decided on dates that a calendar no longer shows. */
  'channels.feed_decided': {
    ...feed,
    data: feed.data.extend({ decision: z.enum(['keep', 'release']) }),
  },
  'channels.export_regenerated': {
    subject: 'suite',
    data: z.object({ ownerId: z.string() }),
    audience: ['ownerId'],
    coHosts: 'calendar',
  },
  'channels.conflict_raised': feedConflict,
  'channels.conflict_decided': {
    ...feedConflict,
    data: feedConflict.data.extend({ decision: z.enum(conflictDecisions) }),
  },
  'channels.conflict_closed': feedConflict,
})
