import { articleEditorTexts } from '#articles/texts/editor.en.ts'
import { articleTexts } from '#articles/texts/read.en.ts'
import { bookingsTexts } from '#bookings/texts/bookings.en.ts'
import { checkoutTexts } from '#bookings/texts/checkout.en.ts'
import { confirmationTexts } from '#bookings/texts/confirmation.en.ts'
import { homeOffersTexts } from '#bookings/texts/home-offers.en.ts'
import { hoursTexts } from '#bookings/texts/hours.en.ts'
import { ownerBookingsTexts } from '#bookings/texts/owner-bookings.en.ts'
import { bookingsPageTexts } from '#bookings/texts/page.en.ts'
import { restTexts } from '#bookings/texts/rest/page.en.ts'
import { tripTexts } from '#bookings/texts/trip.en.ts'
import { partyTexts } from '#calendar/texts/party.en.ts'
import { channelsTexts } from '#channels/texts/channels.en.ts'
import { favoritesTexts } from '#favorites/texts/favorites.en.ts'
import { accountTexts } from '#identity/texts/account.en.ts'
import { identityTexts } from '#identity/texts/identity.en.ts'
import { secondFactorTexts } from '#identity/texts/second-factor.en.ts'
import { signInTexts } from '#identity/texts/sign-in.en.ts'
import { apiTokensTexts } from '#integrations/texts/api-tokens.en.ts'
import { webhooksTexts } from '#integrations/texts/webhooks.en.ts'
import { messagingTexts } from '#messaging/texts/messaging.en.ts'
import { messageReportsTexts } from '#messaging/texts/reports.en.ts'
import { templatesTexts } from '#messaging/texts/templates.en.ts'
import { notificationKindTexts } from '#notifications/texts/kinds.en.ts'
import { notificationsPageTexts } from '#notifications/texts/page.en.ts'
import { pushTexts } from '#notifications/texts/push.en.ts'
import { auditTexts } from '#operations/texts/audit.en.ts'
import { auditDetailTexts } from '#operations/texts/audit-details.en.ts'
import { consoleTexts } from '#operations/texts/console.en.ts'
import { approvalDeskTexts } from '#operations/texts/desks/approvals.en.ts'
import { bookingDeskTexts } from '#operations/texts/desks/bookings.en.ts'
import { couponDeskTexts } from '#operations/texts/desks/coupons.en.ts'
import { giftCardDeskTexts } from '#operations/texts/desks/gift-cards.en.ts'
import { homeDeskTexts } from '#operations/texts/desks/homes.en.ts'
import { idDeskTexts } from '#operations/texts/desks/ids.en.ts'
import { reviewDeskTexts } from '#operations/texts/desks/reviews.en.ts'
import { withdrawalDeskTexts } from '#operations/texts/desks/withdrawals.en.ts'
import { emailKindTexts } from '#operations/texts/emails/kinds.en.ts'
import { emailLogTexts } from '#operations/texts/emails/log.en.ts'
import { healthTexts } from '#operations/texts/health.en.ts'
import { jobsTexts } from '#operations/texts/jobs.en.ts'
import { peopleTexts } from '#operations/texts/people.en.ts'
import { currencyRateTexts } from '#operations/texts/settings/currency-rates.en.ts'
import { feeTexts } from '#operations/texts/settings/fees.en.ts'
import { limitTexts } from '#operations/texts/settings/limits.en.ts'
import { neighborhoodTexts } from '#operations/texts/settings/neighborhoods.en.ts'
import { switchTexts } from '#operations/texts/settings/switches.en.ts'
import { taxRateTexts } from '#operations/texts/settings/tax-rates.en.ts'
import { statusTexts } from '#operations/texts/status.en.ts'
import { supportDeskTexts } from '#operations/texts/support.en.ts'
import { textEditorTexts } from '#operations/texts/text-editor.en.ts'
import { hostedBookingTexts } from '#owners/booking/texts/hosted-booking.en.ts'
import { statementsTexts } from '#owners/statements/texts/statements.en.ts'
import { ownerCalendarTexts } from '#owners/texts/calendar.en.ts'
import { earningsTexts } from '#owners/texts/earnings/earnings.en.ts'
import { expensesTexts } from '#owners/texts/expenses.en.ts'
import { agreementTexts } from '#owners/texts/financials/agreement.en.ts'
import { financialsTexts } from '#owners/texts/financials/balance.en.ts'
import { openedPayoutTexts } from '#owners/texts/financials/opened-payout.en.ts'
import { payoutsTexts } from '#owners/texts/financials/payouts.en.ts'
import { homesTexts } from '#owners/texts/homes.en.ts'
import { mobileTexts } from '#owners/texts/mobile.en.ts'
import { overviewTexts } from '#owners/texts/overview.en.ts'
import { pricesTexts } from '#owners/texts/prices.en.ts'
import { reportsTexts } from '#owners/texts/reports.en.ts'
import { taxesTexts } from '#owners/texts/taxes.en.ts'
import { cardsTexts } from '#payments/texts/cards.en.ts'
import { giftCardTexts } from '#payments/texts/gift-cards.en.ts'
import { paymentsTexts } from '#payments/texts/payments.en.ts'
import { appTexts } from '#platform/texts/app.en.ts'
import { legalTexts } from '#platform/texts/legal.en.ts'
import { pageTexts } from '#platform/texts/pages.en.ts'
import { problemTexts } from '#platform/texts/problems.en.ts'
import { shellTexts } from '#platform/texts/shell.en.ts'
import { uiTexts } from '#platform/texts/ui.en.ts'
import { explainedTexts } from '#pricing/texts/explained.en.ts'
import { pricingTexts } from '#pricing/texts/pricing.en.ts'
import { savedSearchTexts } from '#search/texts/saved-searches.en.ts'
import { searchTexts } from '#search/texts/search.en.ts'
import { amenitiesTexts } from '#suites/texts/amenities.en.ts'
import { aroundTexts } from '#suites/texts/around.en.ts'
import { coHostsTexts } from '#suites/texts/co-hosts.en.ts'
import { homeGuideTexts } from '#suites/texts/home-guide.en.ts'
import { homeSafetyTexts } from '#suites/texts/home-safety.en.ts'
import { extrasTexts } from '#suites/texts/listing/extras.en.ts'
import { listingTexts } from '#suites/texts/listing/listing.en.ts'
import { printTexts } from '#suites/texts/print.en.ts'
import { suitePageTexts } from '#suites/texts/suite-page.en.ts'
import { suitesTexts } from '#suites/texts/suites.en.ts'
import { bankAccountsTexts } from '#wallet/texts/bank-accounts.en.ts'
import { returnCodeTexts } from '#wallet/texts/return-codes.en.ts'
import { walletTexts } from '#wallet/texts/wallet.en.ts'

export const en = {
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

export type TextKey = keyof typeof en
