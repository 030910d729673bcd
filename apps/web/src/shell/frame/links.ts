import type { User } from '@marea/contract/identity/endpoints.ts'
import type { TextKey } from '@marea/contract/texts/keys.ts'
import type { sitemap } from '#sitemap.ts'
import type { IconName } from '#ui/media/icon.tsx'

export type NavLink = { to: keyof typeof sitemap; text: TextKey }

/** `rest` completes the accessible name of a label that is too short. */
type TabLink = NavLink & { icon: IconName; rest?: TextKey }

export const tabLinks: readonly TabLink[] = [
  { to: '/', text: 'shell.explore', icon: 'compass' },
  { to: '/my-favorites', text: 'shell.favorites', icon: 'heart' },
  { to: '/my-bookings', text: 'shell.bookings', icon: 'suitcase' },
  { to: '/chat', text: 'shell.messages', icon: 'message' },
  { to: '/more', text: 'shell.more', rest: 'shell.about_marea', icon: 'more' },
]

export const ownerTabLinks: readonly TabLink[] = [
  { to: '/property-management/movile-management', text: 'mobile.today', icon: 'sun' },
  { to: '/property-management/calendar', text: 'owner_nav.calendar', icon: 'calendar' },
  { to: '/property-management/view-financials', text: 'owner_nav.money', icon: 'wallet' },
  { to: '/property-management/messages', text: 'shell.messages', icon: 'message' },
  { to: '/more', text: 'shell.more', rest: 'shell.about_marea', icon: 'more' },
]

/** Managers have their own tabs on owner pages and on the page that links to both areas. */
export function tabsAt(pathname: string, reader: Reader): readonly TabLink[] {
  const isShared = pathname === '/more' && hasHomes(reader)
  return isShared || /^\/property-management(\/|$)/.test(pathname) ? ownerTabLinks : tabLinks
}

/** Financials have statements, taxes and payouts beside them. */
export function isCurrentTab(to: string, pathname: string): boolean {
  const isMoney = to === '/property-management/view-financials'
  const pages = isMoney
    ? [to, ...['statements', 'taxes', 'payouts'].map((page) => `/property-management/${page}`)]
    : [to]
  return pages.some(
    (page) => pathname === page || (page !== '/' && pathname.startsWith(`${page}/`)),
  )
}

export const personalLinks: readonly NavLink[] = [
  { to: '/my-bookings', text: 'shell.bookings' },
  { to: '/my-favorites', text: 'shell.favorites' },
  { to: '/saved-searches', text: 'saved_searches.title' },
  { to: '/chat', text: 'shell.messages' },
  { to: '/notifications', text: 'shell.notifications' },
  { to: '/my-wallet', text: 'shell.wallet' },
  { to: '/account-settings', text: 'shell.settings' },
]

export const settings: readonly NavLink[] = [
  { to: '/account-settings/payment', text: 'shell.payment_methods' },
  { to: '/account-settings/purchases', text: 'shell.purchases' },
  { to: '/account-settings/gift-cards', text: 'gift.title' },
  { to: '/account-settings/back-account', text: 'shell.bank_accounts' },
  { to: '/account-settings/notifications', text: 'notifications.settings_title' },
  { to: '/account-settings/api-tokens', text: 'shell.api_tokens' },
]

export const about: readonly NavLink[] = [
  { to: '/faqs', text: 'shell.faqs' },
  { to: '/how-it-works', text: 'shell.how' },
  { to: '/gift-cards', text: 'gift.title' },
  { to: '/blog', text: 'shell.blog' },
  { to: '/app', text: 'shell.app' },
  { to: '/status', text: 'shell.status' },
  { to: '/docs', text: 'docs.title' },
]

const listYourHome: NavLink = { to: '/list-your-home', text: 'shell.list_your_home' }
const propertyManagement: NavLink = {
  to: '/property-management',
  text: 'shell.property_management',
}

/** The footer is the same for everyone; the specification names property management in it. */
export const footerOwnerLinks: readonly NavLink[] = [propertyManagement, listYourHome]

const ownerLinks: readonly NavLink[] = [
  propertyManagement,
  { to: '/property-management/view-financials', text: 'shell.financials' },
]

const adminLinks: readonly NavLink[] = [{ to: '/admin', text: 'shell.admin' }]

type Reader = Pick<Partial<User>, 'profile' | 'isCoHost'> | null | undefined

/** Links to the owner and admin areas; empty for everyone else. */
export function workLinks(reader: Reader): readonly NavLink[] {
  if (reader?.profile === 'ADMIN') return adminLinks
  return hasHomes(reader) ? ownerLinks : []
}

/** Where “Owners” links: owners and co-hosts to their homes, anyone else to listing one. */
export function ownersLink(reader: Reader): NavLink {
  return hasHomes(reader) ? propertyManagement : listYourHome
}

export function hasHomes(reader: Reader): boolean {
  return reader?.profile === 'OWNER' || (reader?.profile === 'USER' && reader.isCoHost === true)
}

export const legal: readonly NavLink[] = [
  { to: '/privacy-policy', text: 'shell.privacy' },
  { to: '/terms', text: 'shell.terms' },
]
