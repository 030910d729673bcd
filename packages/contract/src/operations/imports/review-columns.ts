import type { ImportColumn } from './import-column.ts'

/** What guests wrote on other platforms. */
export const reviewColumns: readonly ImportColumn[] = [
  {
    id: 'home',
    label: 'import.column.home',
    isRequired: true,
    isShared: true,
    names: ['listing', 'listingname', 'property', 'propertyname', 'unit', 'name'],
  },
  {
    id: 'guestName',
    label: 'import.column.guest_name',
    isRequired: true,
    names: ['guest', 'author', 'reviewer', 'reviewername', 'guestfullname'],
  },
  {
    id: 'date',
    label: 'import.column.review_date',
    isRequired: true,
    isDay: true,
    names: ['reviewdate', 'submittedat', 'createdat', 'writtenat', 'published'],
  },
  {
    id: 'stars',
    label: 'import.column.stars',
    isRequired: true,
    names: ['rating', 'overallrating', 'score', 'reviewscore', 'overall'],
  },
  {
    id: 'text',
    label: 'import.column.review_text',
    isRequired: true,
    names: ['review', 'comment', 'comments', 'publicreview', 'reviewtext', 'body'],
  },
  {
    id: 'source',
    label: 'import.column.source',
    isRequired: true,
    isShared: true,
    names: ['channel', 'platform', 'site', 'origin'],
  },
  {
    id: 'language',
    label: 'import.column.review_language',
    isRequired: false,
    isShared: true,
    names: ['lang', 'locale'],
  },
]
