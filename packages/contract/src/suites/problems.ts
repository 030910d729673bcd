/** The error codes of homes and of the listing editor. */
export const suitesProblems = {
  'suites.not_ready': { status: 409, message: 'This home isn’t ready to be published.' },
  'suites.license_changed': {
    status: 409,
    message: 'The owner has changed this license. Check the new number.',
  },
  'suites.license_missing': {
    status: 409,
    message: 'A required license is missing for this home.',
  },
  'suites.slug_taken': { status: 409, message: 'Another home already uses this web address.' },
  'suites.section_changed': {
    status: 409,
    message: 'Someone else changed this section while you were editing.',
  },
  'suites.photo_unknown': { status: 400, message: 'One of these photos was not uploaded here.' },
  'suites.too_many_photos': {
    status: 409,
    message: 'This home has too many uploaded photos. We delete unused ones after a day.',
  },
  'suites.too_many_videos': {
    status: 409,
    message: 'You have uploaded too many videos today. Try again tomorrow.',
  },
  'suites.too_many_drafts': {
    status: 409,
    message: 'You have too many unpublished homes. Finish one before you add another.',
  },
  'suites.photo_taken': { status: 409, message: 'This photo is already used by another home.' },
} as const
