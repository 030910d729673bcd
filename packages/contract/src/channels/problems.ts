/** Why a calendar of another channel was not connected, checked or decided on. */
export const channelsProblems = {
  'channels.address_refused': {
    status: 400,
    message: 'Enter a public web address that begins with https:// or http://.',
  },
  'channels.unreachable': {
    status: 400,
    message: 'We couldn’t reach this address. Check it and try again.',
  },
  'channels.timed_out': {
    status: 400,
    message: 'This address didn’t respond within 10 seconds. Try again later.',
  },
  'channels.too_large': { status: 400, message: 'This calendar is larger than 1 MB.' },
  'channels.too_many_redirects': {
    status: 400,
    message: 'This address redirects too many times. Copy it again from the channel.',
  },
  'channels.unreadable': {
    status: 400,
    message: 'We couldn’t read the response from this address. Copy it again from the channel.',
  },
  'channels.status': {
    status: 400,
    message: 'The channel refused this address. Copy it again from the channel.',
  },
  'channels.not_a_calendar': {
    status: 400,
    message:
      'This is a page, not a calendar. In the channel’s calendar settings, copy the export address. It usually ends in .ics.',
  },
  'channels.has_repeats': {
    status: 400,
    message: 'This calendar has repeating events that we can’t read.',
  },
  'channels.own_calendar': {
    status: 400,
    message: 'This is a Marea calendar. Paste the address of the other channel’s calendar.',
  },
  'channels.feed_known': {
    status: 409,
    message: 'This calendar is already connected to this home.',
  },
  'channels.too_many_feeds': {
    status: 409,
    message: 'A home can have up to 10 connected calendars. Disconnect one first.',
  },
  'channels.checked_just_now': {
    status: 429,
    message: 'We just checked this calendar. Try again in 30 seconds.',
  },
  'channels.not_paused': {
    status: 409,
    message: 'This calendar is no longer paused. Refresh to see its dates.',
  },
  'channels.conflict_closed': {
    status: 409,
    message: 'This conflict is already resolved.',
  },
} as const
