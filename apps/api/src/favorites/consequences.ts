import type { Consequences } from '#platform/events/consequences.ts'
import { eraseFavorites } from './account-deletion.ts'
import { createNotices } from './price-notices.ts'

/** A hold ends after 15 minutes, so only booked, blocked or repriced nights create notices. */
const ofNights = {
  isWanted: ({ kind }: { kind: string }) => kind !== 'hold',
  queue: 'prices',
  follow: createNotices,
} as const

const ofHome = { queue: 'prices', follow: createNotices } as const

export const favoritesConsequences: Consequences = {
  'calendar.taken': { 'create-notices': ofNights },
  'calendar.freed': { 'create-notices': ofNights },
  'pricing.changed': { 'create-notices': ofHome },
  'suites.published': { 'create-notices': ofHome },
  'suites.unlisted': { 'create-notices': ofHome },
  'identity.account_deleted': { 'erase-favorites': eraseFavorites },
}
