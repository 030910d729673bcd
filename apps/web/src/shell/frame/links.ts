import type { User } from '@marea/contract/identity/endpoints.ts'
import type { TextKey } from '@marea/contract/texts/en.ts'
import type { sitemap } from '#sitemap.ts'
import type { IconName } from '#ui/media/icon.tsx'

export type Place = { to: keyof typeof sitemap; text: TextKey }

/** `rest` completes the accessible name where the label alone says too little. */
export const tabs: readonly (Place & { icon: IconName; rest?: TextKey })[] = [
  { to: '/', text: 'shell.explore', icon: 'compass' },
  { to: '/my-favorites', text: 'shell.favorites', icon: 'heart' },
  { to: '/my-bookings', text: 'shell.bookings', icon: 'suitcase' },
  { to: '/chat', text: 'shell.messages', icon: 'message' },
  { to: '/more', text: 'shell.more', rest: 'shell.about_marea', icon: 'more' },
]

export const yours: readonly Place[] = [
  { to: '/my-bookings', text: 'shell.bookings' },
  { to: '/my-favorites', text: 'shell.favorites' },
  { to: '/chat', text: 'shell.messages' },
  { to: '/my-wallet', text: 'shell.wallet' },
  { to: '/account-settings', text: 'shell.settings' },
]

export const settings: readonly Place[] = [
  { to: '/account-settings/payment', text: 'shell.payment_methods' },
  { to: '/account-settings/purchases', text: 'shell.purchases' },
  { to: '/account-settings/back-account', text: 'shell.bank_accounts' },
]

export const about: readonly Place[] = [
  { to: '/faqs', text: 'shell.faqs' },
  { to: '/blog', text: 'shell.blog' },
  { to: '/app', text: 'shell.app' },
]

const listYourHome: Place = { to: '/list-your-home', text: 'shell.list_your_home' }
const propertyManagement: Place = {
  to: '/property-management',
  text: 'shell.property_management',
}

/** The footer is the same for everyone; the specification names property management in it. */
export const inFooterForOwners: readonly Place[] = [propertyManagement, listYourHome]

const ofOwners: readonly Place[] = [
  propertyManagement,
  { to: '/property-management/view-financials', text: 'shell.financials' },
]

const ofAdmins: readonly Place[] = [{ to: '/admin', text: 'shell.admin' }]

type Reader = Pick<Partial<User>, 'profile'> | null | undefined

/** Links to the owner and admin areas; empty for everyone else. */
export function workPlaces(reader: Reader): readonly Place[] {
  if (reader?.profile === 'OWNER') return ofOwners
  return reader?.profile === 'ADMIN' ? ofAdmins : []
}

/** Where “Owners” links: an owner to their homes, anyone else to listing one. */
export function ownersPlace(reader: Reader): Place {
  return reader?.profile === 'OWNER' ? propertyManagement : listYourHome
}

export const legal: readonly Place[] = [
  { to: '/privacy-policy', text: 'shell.privacy' },
  { to: '/terms', text: 'shell.terms' },
]

export const support = { phone: '+1 305 555 0142', mail: 'hola@marea.test' }
