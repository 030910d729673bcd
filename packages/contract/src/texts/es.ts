import { bookingsTexts } from '#bookings/texts/bookings.es.ts'
import { checkoutTexts } from '#bookings/texts/checkout.es.ts'
import { homeOffersTexts } from '#bookings/texts/home-offers.es.ts'
import { ownerBookingsTexts } from '#bookings/texts/owner-bookings.es.ts'
import { bookingsPageTexts } from '#bookings/texts/page.es.ts'
import { channelsTexts } from '#channels/texts/channels.es.ts'
import { favoritesTexts } from '#favorites/texts/favorites.es.ts'
import { accountTexts } from '#identity/texts/account.es.ts'
import { identityTexts } from '#identity/texts/identity.es.ts'
import { signInTexts } from '#identity/texts/sign-in.es.ts'
import { messagingTexts } from '#messaging/texts/messaging.es.ts'
import { messageReportsTexts } from '#messaging/texts/reports.es.ts'
import { templatesTexts } from '#messaging/texts/templates.es.ts'
import { notificationKindTexts } from '#notifications/texts/kinds.es.ts'
import { notificationsPageTexts } from '#notifications/texts/page.es.ts'
import { pushTexts } from '#notifications/texts/push.es.ts'
import { statementsTexts } from '#owners/statements/texts/statements.es.ts'
import { ownerCalendarTexts } from '#owners/texts/calendar.es.ts'
import { expensesTexts } from '#owners/texts/expenses.es.ts'
import { agreementTexts } from '#owners/texts/financials/agreement.es.ts'
import { financialsTexts } from '#owners/texts/financials/balance.es.ts'
import { payoutsTexts } from '#owners/texts/financials/payouts.es.ts'
import { homesTexts } from '#owners/texts/homes.es.ts'
import { mobileTexts } from '#owners/texts/mobile.es.ts'
import { overviewTexts } from '#owners/texts/overview.es.ts'
import { pricesTexts } from '#owners/texts/prices.es.ts'
import { reportsTexts } from '#owners/texts/reports.es.ts'
import { taxesTexts } from '#owners/texts/taxes.es.ts'
import { cardsTexts } from '#payments/texts/cards.es.ts'
import { paymentsTexts } from '#payments/texts/payments.es.ts'
import { pageTexts } from '#platform/texts/pages.es.ts'
import { problemTexts } from '#platform/texts/problems.es.ts'
import { shellTexts } from '#platform/texts/shell.es.ts'
import { uiTexts } from '#platform/texts/ui.es.ts'
import { pricingTexts } from '#pricing/texts/pricing.es.ts'
import { searchTexts } from '#search/texts/search.es.ts'
import { amenitiesTexts } from '#suites/texts/amenities.es.ts'
import { coHostsTexts } from '#suites/texts/co-hosts.es.ts'
import { listingTexts } from '#suites/texts/listing.es.ts'
import { suitePageTexts } from '#suites/texts/suite-page.es.ts'
import { suitesTexts } from '#suites/texts/suites.es.ts'
import { bankAccountsTexts } from '#wallet/texts/bank-accounts.es.ts'
import { walletTexts } from '#wallet/texts/wallet.es.ts'
import type { TextKey } from './en.ts'

export const es: Record<TextKey, string> = {
  ...accountTexts,
  ...identityTexts,
  ...pageTexts,
  ...amenitiesTexts,
  ...pricingTexts,
  ...suitesTexts,
  ...coHostsTexts,
  ...problemTexts,
  ...suitePageTexts,
  ...bookingsTexts,
  ...favoritesTexts,
  ...searchTexts,
  ...shellTexts,
  ...signInTexts,
  ...uiTexts,
  ...walletTexts,
  ...pushTexts,
  ...paymentsTexts,
  ...bankAccountsTexts,
  ...cardsTexts,
  ...checkoutTexts,
  ...bookingsPageTexts,
  ...expensesTexts,
  ...financialsTexts,
  ...payoutsTexts,
  ...agreementTexts,
  ...taxesTexts,
  ...channelsTexts,
  ...pricesTexts,
  ...reportsTexts,
  ...statementsTexts,
  ...homesTexts,
  ...listingTexts,
  ...overviewTexts,
  ...mobileTexts,
  ...ownerCalendarTexts,
  ...ownerBookingsTexts,
  ...homeOffersTexts,
  ...messagingTexts,
  ...notificationKindTexts,
  ...notificationsPageTexts,
  ...messageReportsTexts,
  ...templatesTexts,
}
