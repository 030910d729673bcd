import { consolePages } from '#areas/console/routes.ts'
import { guestPages } from '#areas/guest/routes.ts'
import { ownerPages } from '#areas/owner/routes.ts'

/** Every page of the product, for the server and for tests: a browser loads those of one area. */
export const sitemap = { ...guestPages, ...ownerPages, ...consolePages }

export type Address = keyof typeof sitemap

/** Pages that only announce a feature, which no page, menu or email links to yet. */
export const announcedPages: readonly Address[] = []

/** Common and correctly spelled variants that redirect to the specified addresses. */
export const aliases: Readonly<Record<string, Address | `${Address}?${string}`>> = {
  '/login': '/sign-in',
  '/signin': '/sign-in',
  '/register': '/sign-in?tab=register',
  '/forgot-password': '/reset-password',
  '/account-settings/bank-account': '/account-settings/back-account',
  '/property-management/mobile-management': '/property-management/movile-management',
  '/favorites': '/my-favorites',
  '/bookings': '/my-bookings',
  '/wallet': '/my-wallet',
  '/messages': '/chat',
  '/faq': '/faqs',
  '/privacy': '/privacy-policy',
  '/terms-of-service': '/terms',
}
