export const coHostProblems = {
  'co_hosts.role_too_small': {
    status: 403,
    en: 'Your role for this home doesn’t allow this. Ask the owner to change it.',
    es: 'Su rol en esta casa no permite hacer esto. Pida al propietario que lo cambie.',
  },
  'co_hosts.already_there': {
    status: 409,
    en: 'This person already manages this home.',
    es: 'Esta persona ya administra esta casa.',
  },
  'co_hosts.already_invited': {
    status: 409,
    en: 'You already invited this person. You can resend the invitation.',
    es: 'Ya invitó a esta persona. Puede reenviar la invitación.',
  },
  'co_hosts.too_many': {
    status: 409,
    en: 'A home can have up to 20 co-hosts and invitations.',
    es: 'Una casa puede tener hasta 20 coanfitriones e invitaciones.',
  },
  'co_hosts.several_owners': {
    status: 409,
    en: 'The homes of one invitation must have the same owner.',
    es: 'Las casas de una invitación deben tener el mismo propietario.',
  },
  'co_hosts.mail_limit': {
    status: 429,
    en: 'You’ve sent several invitations. Try again tomorrow.',
    es: 'Ya envió varias invitaciones. Inténtelo de nuevo mañana.',
  },
  'co_hosts.invitation_expired': {
    status: 409,
    en: 'This invitation has expired. Ask the owner for a new one.',
    es: 'Esta invitación venció. Pida una nueva al propietario.',
  },
} as const
