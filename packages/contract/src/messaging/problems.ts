/** The error codes of conversations and messages. */
export const messagingProblems = {
  'messaging.own_home': {
    status: 409,
    message: 'You own this home. Guests can message you about it.',
  },
  'messaging.too_many': {
    status: 429,
    message: 'You’re sending messages too quickly. Wait a moment and try again.',
  },
  'messaging.too_many_rooms': {
    status: 429,
    message: 'You’ve reached today’s limit for new conversations. Try again tomorrow.',
  },
  'messaging.other_left': {
    status: 409,
    message: 'This person no longer has a Marea account.',
  },
  'messaging.too_many_photos': {
    status: 429,
    message: 'You’ve added many photos in a short time. Try again in an hour.',
  },
  'messaging.photo_gone': {
    status: 409,
    message: 'A photo is no longer available. Add it again and send your message.',
  },
  'messaging.blocked': {
    status: 403,
    message: 'You can’t send messages to this person. Contact our team if you need help.',
  },
  'messaging.blocked_by_you': {
    status: 409,
    message: 'You blocked this person. Unblock them to send a message.',
  },
  'messaging.block_not_possible': {
    status: 409,
    message:
      'You have a confirmed booking with this person, so you need to be able to reach each other. You can report them instead.',
  },
  'messaging.too_many_reports': {
    status: 429,
    message: 'You’ve reached today’s limit for reports. Try again tomorrow.',
  },
  'messaging.too_many_blocks': {
    status: 429,
    message: 'You’ve reached today’s limit for blocking people. Try again tomorrow.',
  },
  'messaging.support_not_read': {
    status: 409,
    message: 'There’s a new message. Read it before you mark the conversation as resolved.',
  },
  'messaging.report_resolved': {
    status: 409,
    message: 'This report is already resolved.',
  },
} as const
