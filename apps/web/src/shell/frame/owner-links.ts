import type { TextKey } from '@marea/contract/texts/keys.ts'
import type { Address } from '#sitemap.ts'

type OwnerPage = {
  to: Address
  text: TextKey
  /** Tabs of the page, which keep its link marked as current. */
  tabs?: readonly string[]
  /** The path of its records' pages. */
  records?: string
}

/** In the order of the navigation. */
export const ownerNavLinks: readonly OwnerPage[] = [
  {
    to: '/property-management',
    text: 'owner_nav.overview',
    records: '/property-management/bookings',
  },
  { to: '/property-management/homes', text: 'owner_nav.homes' },
  { to: '/property-management/calendar', text: 'owner_nav.calendar' },
  { to: '/property-management/prices', text: 'owner_nav.prices' },
  { to: '/property-management/channels', text: 'owner_nav.channels' },
  { to: '/property-management/messages', text: 'owner_nav.messages' },
  { to: '/property-management/view-reports', text: 'owner_nav.reports' },
  {
    to: '/property-management/view-financials',
    text: 'owner_nav.financials',
    tabs: ['/property-management/statements', '/property-management/taxes'],
    records: '/property-management/payouts',
  },
  { to: '/property-management/movile-management', text: 'owner_nav.mobile' },
  { to: '/property-management/team', text: 'owner_nav.team' },
  { to: '/property-management/integrations', text: 'owner_nav.integrations' },
]

/** The overview's path is a prefix of all others, so it matches last. */
export function currentOwnerLink(pathname: string): OwnerPage | undefined {
  const path = pathname.replace(/\/+$/, '')
  return ownerNavLinks.find(({ to, tabs = [], records = to }) =>
    to === '/property-management'
      ? path === to || path.startsWith(`${records}/`)
      : [to, ...tabs, records].some((page) => path === page || path.startsWith(`${page}/`)),
  )
}
