import { bookingsTexts } from '#bookings/texts/bookings.en.ts'
import { checkoutTexts } from '#bookings/texts/checkout.en.ts'
import { homeOffersTexts } from '#bookings/texts/home-offers.en.ts'
import { ownerBookingsTexts } from '#bookings/texts/owner-bookings.en.ts'
import { bookingsPageTexts } from '#bookings/texts/page.en.ts'
import { channelsTexts } from '#channels/texts/channels.en.ts'
import { favoritesTexts } from '#favorites/texts/favorites.en.ts'
import { accountTexts } from '#identity/texts/account.en.ts'
import { identityTexts } from '#identity/texts/identity.en.ts'
import { signInTexts } from '#identity/texts/sign-in.en.ts'
import { messagingTexts } from '#messaging/texts/messaging.en.ts'
import { messageReportsTexts } from '#messaging/texts/reports.en.ts'
import { templatesTexts } from '#messaging/texts/templates.en.ts'
import { notificationKindTexts } from '#notifications/texts/kinds.en.ts'
import { notificationsPageTexts } from '#notifications/texts/page.en.ts'
import { pushTexts } from '#notifications/texts/push.en.ts'
import { statementsTexts } from '#owners/statements/texts/statements.en.ts'
import { ownerCalendarTexts } from '#owners/texts/calendar.en.ts'
import { expensesTexts } from '#owners/texts/expenses.en.ts'
import { agreementTexts } from '#owners/texts/financials/agreement.en.ts'
import { financialsTexts } from '#owners/texts/financials/balance.en.ts'
import { payoutsTexts } from '#owners/texts/financials/payouts.en.ts'
import { homesTexts } from '#owners/texts/homes.en.ts'
import { mobileTexts } from '#owners/texts/mobile.en.ts'
import { overviewTexts } from '#owners/texts/overview.en.ts'
import { pricesTexts } from '#owners/texts/prices.en.ts'
import { reportsTexts } from '#owners/texts/reports.en.ts'
import { taxesTexts } from '#owners/texts/taxes.en.ts'
import { cardsTexts } from '#payments/texts/cards.en.ts'
import { paymentsTexts } from '#payments/texts/payments.en.ts'
import { pageTexts } from '#platform/texts/pages.en.ts'
import { problemTexts } from '#platform/texts/problems.en.ts'
import { shellTexts } from '#platform/texts/shell.en.ts'
import { uiTexts } from '#platform/texts/ui.en.ts'
import { pricingTexts } from '#pricing/texts/pricing.en.ts'
import { searchTexts } from '#search/texts/search.en.ts'
import { amenitiesTexts } from '#suites/texts/amenities.en.ts'
import { coHostsTexts } from '#suites/texts/co-hosts.en.ts'
import { listingTexts } from '#suites/texts/listing.en.ts'
import { suitePageTexts } from '#suites/texts/suite-page.en.ts'
import { suitesTexts } from '#suites/texts/suites.en.ts'
import { bankAccountsTexts } from '#wallet/texts/bank-accounts.en.ts'
import { walletTexts } from '#wallet/texts/wallet.en.ts'

export const en = {
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

export type TextKey = keyof typeof en
