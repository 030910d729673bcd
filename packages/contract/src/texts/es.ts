import { articleEditorTexts } from '#articles/texts/editor.es.ts'
import { articleTexts } from '#articles/texts/read.es.ts'
import { bookingsTexts } from '#bookings/texts/bookings.es.ts'
import { checkoutTexts } from '#bookings/texts/checkout.es.ts'
import { confirmationTexts } from '#bookings/texts/confirmation.es.ts'
import { homeOffersTexts } from '#bookings/texts/home-offers.es.ts'
import { hoursTexts } from '#bookings/texts/hours.es.ts'
import { ownerBookingsTexts } from '#bookings/texts/owner-bookings.es.ts'
import { bookingsPageTexts } from '#bookings/texts/page.es.ts'
import { restTexts } from '#bookings/texts/rest/page.es.ts'
import { tripTexts } from '#bookings/texts/trip.es.ts'
import { partyTexts } from '#calendar/texts/party.es.ts'
import { channelsTexts } from '#channels/texts/channels.es.ts'
import { favoritesTexts } from '#favorites/texts/favorites.es.ts'
import { accountTexts } from '#identity/texts/account.es.ts'
import { identityTexts } from '#identity/texts/identity.es.ts'
import { secondFactorTexts } from '#identity/texts/second-factor.es.ts'
import { signInTexts } from '#identity/texts/sign-in.es.ts'
import { apiTokensTexts } from '#integrations/texts/api-tokens.es.ts'
import { webhooksTexts } from '#integrations/texts/webhooks.es.ts'
import { messagingTexts } from '#messaging/texts/messaging.es.ts'
import { messageReportsTexts } from '#messaging/texts/reports.es.ts'
import { templatesTexts } from '#messaging/texts/templates.es.ts'
import { notificationKindTexts } from '#notifications/texts/kinds.es.ts'
import { notificationsPageTexts } from '#notifications/texts/page.es.ts'
import { pushTexts } from '#notifications/texts/push.es.ts'
import { auditTexts } from '#operations/texts/audit.es.ts'
import { auditDetailTexts } from '#operations/texts/audit-details.es.ts'
import { consoleTexts } from '#operations/texts/console.es.ts'
import { approvalDeskTexts } from '#operations/texts/desks/approvals.es.ts'
import { bookingDeskTexts } from '#operations/texts/desks/bookings.es.ts'
import { couponDeskTexts } from '#operations/texts/desks/coupons.es.ts'
import { giftCardDeskTexts } from '#operations/texts/desks/gift-cards.es.ts'
import { homeDeskTexts } from '#operations/texts/desks/homes.es.ts'
import { idDeskTexts } from '#operations/texts/desks/ids.es.ts'
import { reviewDeskTexts } from '#operations/texts/desks/reviews.es.ts'
import { withdrawalDeskTexts } from '#operations/texts/desks/withdrawals.es.ts'
import { emailKindTexts } from '#operations/texts/emails/kinds.es.ts'
import { emailLogTexts } from '#operations/texts/emails/log.es.ts'
import { healthTexts } from '#operations/texts/health.es.ts'
import { jobsTexts } from '#operations/texts/jobs.es.ts'
import { peopleTexts } from '#operations/texts/people.es.ts'
import { currencyRateTexts } from '#operations/texts/settings/currency-rates.es.ts'
import { feeTexts } from '#operations/texts/settings/fees.es.ts'
import { limitTexts } from '#operations/texts/settings/limits.es.ts'
import { neighborhoodTexts } from '#operations/texts/settings/neighborhoods.es.ts'
import { switchTexts } from '#operations/texts/settings/switches.es.ts'
import { taxRateTexts } from '#operations/texts/settings/tax-rates.es.ts'
import { statusTexts } from '#operations/texts/status.es.ts'
import { supportDeskTexts } from '#operations/texts/support.es.ts'
import { textEditorTexts } from '#operations/texts/text-editor.es.ts'
import { hostedBookingTexts } from '#owners/booking/texts/hosted-booking.es.ts'
import { statementsTexts } from '#owners/statements/texts/statements.es.ts'
import { ownerCalendarTexts } from '#owners/texts/calendar.es.ts'
import { earningsTexts } from '#owners/texts/earnings/earnings.es.ts'
import { expensesTexts } from '#owners/texts/expenses.es.ts'
import { agreementTexts } from '#owners/texts/financials/agreement.es.ts'
import { financialsTexts } from '#owners/texts/financials/balance.es.ts'
import { openedPayoutTexts } from '#owners/texts/financials/opened-payout.es.ts'
import { payoutsTexts } from '#owners/texts/financials/payouts.es.ts'
import { homesTexts } from '#owners/texts/homes.es.ts'
import { mobileTexts } from '#owners/texts/mobile.es.ts'
import { overviewTexts } from '#owners/texts/overview.es.ts'
import { pricesTexts } from '#owners/texts/prices.es.ts'
import { reportsTexts } from '#owners/texts/reports.es.ts'
import { taxesTexts } from '#owners/texts/taxes.es.ts'
import { cardsTexts } from '#payments/texts/cards.es.ts'
import { giftCardTexts } from '#payments/texts/gift-cards.es.ts'
import { paymentsTexts } from '#payments/texts/payments.es.ts'
import { appTexts } from '#platform/texts/app.es.ts'
import { legalTexts } from '#platform/texts/legal.es.ts'
import { pageTexts } from '#platform/texts/pages.es.ts'
import { problemTexts } from '#platform/texts/problems.es.ts'
import { shellTexts } from '#platform/texts/shell.es.ts'
import { uiTexts } from '#platform/texts/ui.es.ts'
import { explainedTexts } from '#pricing/texts/explained.es.ts'
import { pricingTexts } from '#pricing/texts/pricing.es.ts'
import { savedSearchTexts } from '#search/texts/saved-searches.es.ts'
import { searchTexts } from '#search/texts/search.es.ts'
import { amenitiesTexts } from '#suites/texts/amenities.es.ts'
import { aroundTexts } from '#suites/texts/around.es.ts'
import { coHostsTexts } from '#suites/texts/co-hosts.es.ts'
import { homeGuideTexts } from '#suites/texts/home-guide.es.ts'
import { homeSafetyTexts } from '#suites/texts/home-safety.es.ts'
import { extrasTexts } from '#suites/texts/listing/extras.es.ts'
import { listingTexts } from '#suites/texts/listing/listing.es.ts'
import { printTexts } from '#suites/texts/print.es.ts'
import { suitePageTexts } from '#suites/texts/suite-page.es.ts'
import { suitesTexts } from '#suites/texts/suites.es.ts'
import { bankAccountsTexts } from '#wallet/texts/bank-accounts.es.ts'
import { returnCodeTexts } from '#wallet/texts/return-codes.es.ts'
import { walletTexts } from '#wallet/texts/wallet.es.ts'
import type { TextKey } from './en.ts'

export const es: Record<TextKey, string> = {
  ...textEditorTexts,
  ...articleEditorTexts,
  ...articleTexts,
  ...jobsTexts,
  ...healthTexts,
  ...emailLogTexts,
  ...emailKindTexts,
  ...accountTexts,
  ...identityTexts,
  ...legalTexts,
  ...pageTexts,
  ...appTexts,
  ...amenitiesTexts,
  ...pricingTexts,
  ...partyTexts,
  ...explainedTexts,
  ...suitesTexts,
  ...coHostsTexts,
  ...problemTexts,
  ...suitePageTexts,
  ...printTexts,
  ...aroundTexts,
  ...bookingsTexts,
  ...favoritesTexts,
  ...searchTexts,
  ...savedSearchTexts,
  ...shellTexts,
  ...signInTexts,
  ...secondFactorTexts,
  ...uiTexts,
  ...walletTexts,
  ...returnCodeTexts,
  ...pushTexts,
  ...giftCardTexts,
  ...paymentsTexts,
  ...bankAccountsTexts,
  ...cardsTexts,
  ...checkoutTexts,
  ...confirmationTexts,
  ...bookingsPageTexts,
  ...restTexts,
  ...tripTexts,
  ...hoursTexts,
  ...extrasTexts,
  ...homeGuideTexts,
  ...homeSafetyTexts,
  ...expensesTexts,
  ...earningsTexts,
  ...financialsTexts,
  ...payoutsTexts,
  ...openedPayoutTexts,
  ...hostedBookingTexts,
  ...agreementTexts,
  ...taxesTexts,
  ...channelsTexts,
  ...statusTexts,
  ...pricesTexts,
  ...reportsTexts,
  ...supportDeskTexts,
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
  ...consoleTexts,
  ...approvalDeskTexts,
  ...bookingDeskTexts,
  ...idDeskTexts,
  ...couponDeskTexts,
  ...giftCardDeskTexts,
  ...taxRateTexts,
  ...limitTexts,
  ...switchTexts,
  ...currencyRateTexts,
  ...neighborhoodTexts,
  ...feeTexts,
  ...homeDeskTexts,
  ...reviewDeskTexts,
  ...withdrawalDeskTexts,
  ...apiTokensTexts,
  ...webhooksTexts,
  ...auditTexts,
  ...auditDetailTexts,
  ...peopleTexts,
}
