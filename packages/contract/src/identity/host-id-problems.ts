export const hostIdProblems = {
  'host_ids.unseen': {
    status: 409,
    en: 'Open the ID before you accept it.',
    es: 'Abra el documento antes de aceptarlo.',
  },
  'host_ids.decided': {
    status: 409,
    en: 'This ID has already been reviewed.',
    es: 'Este documento ya se revisó.',
  },
} as const
