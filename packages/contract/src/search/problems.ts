/** Why a part of a search is refused, or a search is not saved. */
export const searchProblems = {
  'search.bbox_invalid': { status: 400, message: 'We can’t search this area of the map.' },
  'search.page_invalid': { status: 400, message: 'This page of results doesn’t exist.' },
  'saved_searches.too_many': {
    status: 409,
    message: 'You’ve reached the maximum of 20 saved searches. Delete one to save another.',
  },
} as const
