/** What owners' written-ahead messages are refused for. */
export const templateProblems = {
  'messaging.placeholder_unknown': {
    status: 400,
    message: 'One of the placeholders doesn’t exist. Choose one from the list.',
  },
  'messaging.template_empty': {
    status: 400,
    message: 'Write the message in at least one language.',
  },
  'messaging.template_outdated': {
    status: 409,
    message: 'Someone else changed this message. Your edits weren’t saved.',
  },
  'messaging.too_many_replies': {
    status: 409,
    message: 'You’ve reached the limit of 50 quick replies. Delete one to add another.',
  },
  'messaging.replies_outdated': {
    status: 409,
    message: 'Your quick replies changed in another window. Refresh the page and try again.',
  },
} as const
