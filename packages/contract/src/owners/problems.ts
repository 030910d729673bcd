export const ownersProblems = {
  'owners.application_open': {
    status: 409,
    en: 'You already have an application in review. We’ll reply soon.',
    es: 'Ya tiene una solicitud en revisión. Le responderemos pronto.',
  },
  'owners.already_owner': {
    status: 409,
    en: 'You’re already an owner.',
    es: 'Ya tiene una cuenta de propietario.',
  },
  'owners.application_decided': {
    status: 409,
    en: 'This application has already been reviewed.',
    es: 'Esta solicitud ya se revisó.',
  },
} as const
