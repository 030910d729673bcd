/** Why an act of an owner or co-host is refused. */
export const coHostProblems = {
  'co_hosts.role_too_small': {
    status: 403,
    message: 'Your role for this home doesn’t allow this. Ask the owner to change it.',
  },
  'co_hosts.already_there': { status: 409, message: 'This person already manages this home.' },
  'co_hosts.already_invited': {
    status: 409,
    message: 'You already invited this person. You can resend the invitation.',
  },
  'co_hosts.too_many': {
    status: 409,
    message: 'A home can have up to 20 co-hosts and invitations.',
  },
  'co_hosts.several_owners': {
    status: 409,
    message: 'The homes of one invitation must have the same owner.',
  },
  'co_hosts.mail_limit': {
    status: 429,
    message: 'You’ve sent several invitations. Try again tomorrow.',
  },
  'co_hosts.invitation_expired': {
    status: 409,
    message: 'This invitation has expired. Ask the owner for a new one.',
  },
} as const
