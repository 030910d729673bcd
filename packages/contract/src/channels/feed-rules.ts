export const channels = ['airbnb', 'vrbo', 'booking', 'other'] as const
export type Channel = (typeof channels)[number]

/** Names of companies, the same in every language. */
export const channelNames = {
  airbnb: 'Airbnb',
  vrbo: 'Vrbo',
  booking: 'Booking.com',
} as const satisfies Record<Exclude<Channel, 'other'>, string>

export const feedFailures = [
  'address_refused',
  'unreachable',
  'timed_out',
  'too_large',
  'too_many_redirects',
  'unreadable',
  'status',
  'not_a_calendar',
  'has_repeats',
  'own_calendar',
] as const
export type FeedFailure = (typeof feedFailures)[number]

export const checkMinutes = 10

/** The time after a check until an owner may request the next one. */
export const recheckSeconds = 30

export const maxFeedsPerHome = 10

/** Problems that the owner and co-hosts of a home are emailed about. */
export const feedTroubles = ['paused', 'failing'] as const
export type FeedTrouble = (typeof feedTroubles)[number]

export const conflictDecisions = ['keep_booking', 'offer_home', 'cancel_booking'] as const
export type ConflictDecision = (typeof conflictDecisions)[number]

export const feedHealths = ['conflict', 'paused', 'failing', 'new', 'healthy'] as const

export const differenceKinds = ['added', 'moved', 'removed', 'kept', 'failed', 'recovered'] as const
