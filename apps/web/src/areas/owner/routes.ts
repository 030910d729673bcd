import type { Pages } from '#shell/page-access.ts'

/** Pages of property management. */
export const ownerPages = {
  '/property-management': ['owner', 'owners/overview/overview-page.tsx'],
  '/property-management/homes': ['owner', 'owners/homes/homes-page.tsx'],
  '/property-management/homes/:slug': ['owner', 'suites/listing/listing-page.tsx'],
  '/property-management/homes/:slug/preview': ['owner', 'suites/listing/preview-page.tsx'],
  '/property-management/calendar': ['owner', 'rates/calendar/calendar-page.tsx'],
  '/property-management/prices': ['owner', 'rates/prices/prices-page.tsx'],
  '/property-management/channels': ['owner', 'channels/channels-page.tsx'],
  '/property-management/messages': ['owner', 'messaging/templates/owner-messages-page.tsx'],
  '/property-management/view-reports': ['owner', 'statements/reports/reports-page.tsx'],
  '/property-management/view-financials': [
    'open-but-prompt',
    'statements/financials/financials-page.tsx',
  ],
  '/property-management/payouts/:payout': ['owner', 'statements/payouts/payout-page.tsx'],
  '/property-management/bookings/:id': ['owner', 'owners/booking/booking-page.tsx'],
  '/property-management/statements': ['owner', 'statements/monthly/statements-page.tsx'],
  '/property-management/statements/:month': ['owner', 'statements/monthly/statement-page.tsx'],
  '/property-management/taxes': ['owner', 'statements/taxes/taxes-page.tsx'],
  '/property-management/movile-management': ['owner', 'owners/mobile/mobile-page.tsx'],
  '/property-management/team': ['owner', 'suites/co-hosts/team-page.tsx'],
  '/property-management/integrations': ['owner', 'integrations/webhooks/integrations-page.tsx'],
  '/property-management/integrations/:endpoint': [
    'owner',
    'integrations/webhooks/deliveries-page.tsx',
  ],
} as const satisfies Pages
