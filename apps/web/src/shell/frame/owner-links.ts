import type { TextKey } from '@marea/contract/texts/en.ts'
import { type Address, announcedPages, sitemap } from '#sitemap.ts'

/** In the order of the navigation; a page appears once it is in the sitemap and built. */
const ownerPages: readonly { to: string; text: TextKey }[] = [
  { to: '/property-management', text: 'owner_nav.overview' },
  { to: '/property-management/homes', text: 'owner_nav.homes' },
  { to: '/property-management/calendar', text: 'owner_nav.calendar' },
  { to: '/property-management/prices', text: 'owner_nav.prices' },
  { to: '/property-management/channels', text: 'owner_nav.channels' },
  { to: '/property-management/view-reports', text: 'owner_nav.reports' },
  { to: '/property-management/view-financials', text: 'owner_nav.financials' },
  { to: '/property-management/statements', text: 'statements.title' },
  { to: '/property-management/taxes', text: 'owner_nav.taxes' },
  { to: '/property-management/movile-management', text: 'owner_nav.mobile' },
  { to: '/property-management/team', text: 'owner_nav.team' },
]

export const ownerNavLinks = ownerPages.filter(
  ({ to }) => isAddress(to) && !announcedPages.includes(to),
)

function isAddress(path: string): path is Address {
  return Object.hasOwn(sitemap, path)
}
