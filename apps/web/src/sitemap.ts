/**
 * public: anyone. signed-in: the guard asks a visitor to sign in first.
 * open-but-prompt: opens for anyone and asks in place of the data. development: only with dev pages on.
 * owner: owners, co-hosts and admins; a guest sees what Marea offers owners.
 * admin: admins; for anyone else who is signed in the page does not exist.
 */
export type Access = 'public' | 'signed-in' | 'open-but-prompt' | 'development' | 'owner' | 'admin'

/** Every page of the product: who may see it, and the module that shows it. */
export const sitemap = {
  '/': ['public', 'search/home/home-page.tsx'],
  '/more': ['public', 'shell/pages/more-page.tsx'],
  '/suite-details/:slug': ['public', 'suites/page/suite-page.tsx'],
  '/suite-details/:slug/print': ['public', 'suites/print/print-page.tsx'],
  '/pay-confirmation': ['public', 'bookings/confirmation/pay-confirmation-page.tsx'],
  '/checkout/:booking': ['signed-in', 'bookings/checkout/checkout-page.tsx'],
  '/chat': ['signed-in', 'messaging/inbox/conversations-page.tsx'],
  '/chat/:room': ['signed-in', 'messaging/thread/conversation-page.tsx'],
  '/my-favorites': ['signed-in', 'favorites/my-favorites-page.tsx'],
  '/saved-searches': ['signed-in', 'search/saved/saved-searches-page.tsx'],
  '/favorites/:board': ['public', 'favorites/shared-list-page.tsx'],
  '/my-wallet': ['signed-in', 'wallet/wallet-page.tsx'],
  '/my-bookings': ['signed-in', 'bookings/list/my-bookings-page.tsx'],
  '/trip/:stay': ['signed-in', 'bookings/trip/trip-page.tsx'],
  '/shared-trip/:trip': ['public', 'bookings/trip/shared-trip-page.tsx'],
  '/notifications': ['signed-in', 'notifications/notifications-page.tsx'],
  '/account-settings': ['signed-in', 'identity/account/account-page.tsx'],
  '/account-settings/payment': ['signed-in', 'payments/card/payment-methods-page.tsx'],
  '/account-settings/purchases': ['signed-in', 'payments/purchases/purchases-page.tsx'],
  '/account-settings/notifications': [
    'signed-in',
    'notifications/settings/notification-settings-page.tsx',
  ],
  '/account-settings/api-tokens': ['signed-in', 'integrations/tokens/api-tokens-page.tsx'],
  '/account-settings/back-account': ['open-but-prompt', 'wallet/bank/bank-account-page.tsx'],
  '/property-management': ['owner', 'owners/overview/overview-page.tsx'],
  '/property-management/homes': ['owner', 'owners/homes/homes-page.tsx'],
  '/property-management/homes/:slug': ['owner', 'suites/listing/listing-page.tsx'],
  '/property-management/homes/:slug/preview': ['owner', 'suites/listing/preview-page.tsx'],
  '/property-management/calendar': ['owner', 'owners/calendar/calendar-page.tsx'],
  '/property-management/prices': ['owner', 'owners/prices/prices-page.tsx'],
  '/property-management/channels': ['owner', 'channels/channels-page.tsx'],
  '/property-management/messages': ['owner', 'messaging/templates/owner-messages-page.tsx'],
  '/property-management/view-reports': ['owner', 'owners/reports-page.tsx'],
  '/property-management/view-financials': ['open-but-prompt', 'owners/financials-page.tsx'],
  '/property-management/statements': ['owner', 'owners/statements/statements-page.tsx'],
  '/property-management/statements/:month': ['owner', 'owners/statements/statement-page.tsx'],
  '/property-management/taxes': ['owner', 'owners/taxes/taxes-page.tsx'],
  '/property-management/movile-management': ['owner', 'owners/mobile/mobile-page.tsx'],
  '/property-management/team': ['owner', 'owners/team/team-page.tsx'],
  '/property-management/integrations': ['owner', 'integrations/webhooks/integrations-page.tsx'],
  '/property-management/integrations/:endpoint': [
    'owner',
    'integrations/webhooks/deliveries-page.tsx',
  ],
  '/invitation/:invitation': ['signed-in', 'owners/team/invitation-page.tsx'],
  '/list-your-home': ['public', 'owners/applications/list-your-home-page.tsx'],
  '/admin': ['admin', 'operations/home/console-page.tsx'],
  '/admin/applications': ['admin', 'operations/applications/applications-page.tsx'],
  '/admin/people': ['admin', 'operations/people/people-page.tsx'],
  '/admin/people/:person': ['admin', 'operations/people/person-page.tsx'],
  '/admin/audit': ['admin', 'operations/audit/audit-page.tsx'],
  '/admin/feeds': ['admin', 'operations/home/feeds-page.tsx'],
  '/admin/withdrawals': ['admin', 'operations/withdrawals/withdrawals-page.tsx'],
  '/admin/approvals': ['admin', 'operations/approvals/approvals-page.tsx'],
  '/admin/bookings': ['admin', 'operations/bookings/bookings-page.tsx'],
  '/admin/bookings/:id': ['admin', 'operations/bookings/booking-page.tsx'],
  '/admin/ids': ['admin', 'operations/ids/ids-page.tsx'],
  '/admin/coupons': ['admin', 'operations/coupons/coupons-page.tsx'],
  '/admin/homes': ['admin', 'operations/homes/homes-page.tsx'],
  '/admin/reviews': ['admin', 'operations/reviews/reviews-page.tsx'],
  '/admin/fees': ['admin', 'operations/fees/fees-page.tsx'],
  '/admin/currency-rates': ['admin', 'operations/currency-rates/currency-rates-page.tsx'],
  '/admin/switches': ['admin', 'operations/switches/switches-page.tsx'],
  '/admin/tax-rates': ['admin', 'operations/tax-rates/tax-rates-page.tsx'],
  '/admin/taxes': ['admin', 'owners/taxes/tax-returns-page.tsx'],
  '/admin/agreements': ['admin', 'owners/agreements/agreements-page.tsx'],
  '/admin/support': ['admin', 'operations/support/support-page.tsx'],
  '/admin/support/:thread': ['admin', 'operations/support/support-thread-page.tsx'],
  '/admin/reports': ['admin', 'messaging/reports/reports-page.tsx'],
  '/admin/texts': ['admin', 'operations/text-editor/texts-page.tsx'],
  '/admin/blog': ['admin', 'articles/blog-editor/blog-desk-page.tsx'],
  '/admin/blog/:post': ['admin', 'articles/blog-editor/post-editor-page.tsx'],
  '/admin/blog/:post/preview': ['admin', 'articles/blog-editor/post-preview-page.tsx'],
  '/admin/faqs': ['admin', 'articles/faq-editor/faq-desk-page.tsx'],
  '/admin/faqs/:question': ['admin', 'articles/faq-editor/question-editor-page.tsx'],
  '/admin/faqs/:question/preview': ['admin', 'articles/faq-editor/question-preview-page.tsx'],
  '/admin/jobs': ['admin', 'operations/jobs/jobs-page.tsx'],
  '/admin/emails': ['admin', 'operations/emails/emails-page.tsx'],
  '/admin/expenses': ['admin', 'owners/expense-desk/expense-desk-page.tsx'],
  '/unsubscribe/:token': ['public', 'notifications/unsubscribe/unsubscribe-page.tsx'],
  '/sign-in': ['public', 'identity/sign-in/sign-in-page.tsx'],
  '/reset-password': ['public', 'identity/password/reset-password-page.tsx'],
  '/auth/callback': ['public', 'identity/providers/auth-callback-page.tsx'],
  '/faqs': ['public', 'articles/read/faqs-page.tsx'],
  '/how-it-works': ['public', 'pricing/explained/how-it-works-page.tsx'],
  '/blog': ['public', 'articles/read/blog-page.tsx'],
  '/blog/:article': ['public', 'articles/read/article-page.tsx'],
  '/privacy-policy': ['public', 'shell/pages/privacy-page.tsx'],
  '/terms': ['public', 'shell/pages/terms-page.tsx'],
  '/app': ['public', 'shell/app-page/app-page.tsx'],
  '/status': ['public', 'operations/status/status-page.tsx'],
  '/dev/ui': ['development', 'dev/ui-page.tsx'],
  '/dev/outbox': ['development', 'dev/outbox-page.tsx'],
} as const satisfies Record<`/${string}`, readonly [Access, `${string}-page.tsx`]>

/** What machines read beside the pages. */
export const resources: Readonly<Record<string, `${string}.ts`>> = {
  '/robots.txt': 'search/seo/robots.ts',
  '/sitemap.xml': 'search/seo/sitemap.ts',
}

export type Address = keyof typeof sitemap

/** Pages that only announce a feature, which no page, menu or email links to yet. */
export const announcedPages: readonly Address[] = []

/** Well-spelled or usual addresses that lead to the specified ones. */
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
