import { articleEditorEndpoints } from '#articles/editor.ts'
import { articlesEndpoints } from '#articles/endpoints.ts'
import { faqEditorEndpoints } from '#articles/faq-editor.ts'
import { adminBookingEndpoints } from '#bookings/admin-bookings.ts'
import { bookingChangesEndpoints } from '#bookings/booking-changes.ts'
import { bookingsEndpoints } from '#bookings/endpoints.ts'
import { homeOffersEndpoints } from '#bookings/home-offers.ts'
import { hostIdReviewEndpoints } from '#bookings/host-id-review.ts'
import { ownerBookingsEndpoints } from '#bookings/owner-bookings.ts'
import { stayTimeEndpoints } from '#bookings/stay-times.ts'
import { tripEndpoints } from '#bookings/trip.ts'
import { calendarEndpoints } from '#calendar/endpoints.ts'
import { channelsEndpoints } from '#channels/endpoints.ts'
import { devEndpoints } from '#dev/endpoints.ts'
import { expensesEndpoints } from '#expenses/endpoints.ts'
import { expenseReceiptsEndpoints } from '#expenses/receipts.ts'
import { expenseRequestsEndpoints } from '#expenses/requests.ts'
import { expenseSchedulesEndpoints } from '#expenses/schedules.ts'
import { favoritesEndpoints } from '#favorites/endpoints.ts'
import { identityEndpoints } from '#identity/endpoints.ts'
import { hostIdEndpoints } from '#identity/host-ids.ts'
import { passkeysEndpoints } from '#identity/passkeys.ts'
import { secondFactorEndpoints } from '#identity/second-factor.ts'
import { apiTokensEndpoints } from '#integrations/api-tokens.ts'
import { webhooksEndpoints } from '#integrations/webhooks.ts'
import { localeEndpoints } from '#locale/endpoints.ts'
import { textEditorEndpoints } from '#locale/text-editor.ts'
import { adminMessageEndpoints } from '#messaging/admin-messages.ts'
import { automaticMessagesEndpoints } from '#messaging/automatic-messages.ts'
import { messagingEndpoints } from '#messaging/endpoints.ts'
import { messagePhotosEndpoints } from '#messaging/photos.ts'
import { quickRepliesEndpoints } from '#messaging/quick-replies.ts'
import { messageReportsEndpoints } from '#messaging/reports.ts'
import { savedCopyEndpoints } from '#messaging/saved-copy.ts'
import { messageSearchEndpoints } from '#messaging/search.ts'
import { supportEndpoints } from '#messaging/support.ts'
import { notificationsEndpoints } from '#notifications/endpoints.ts'
import { pushEndpoints } from '#notifications/push.ts'
import { approvalsEndpoints } from '#operations/approvals.ts'
import { auditEndpoints } from '#operations/audit.ts'
import { consoleEndpoints } from '#operations/console.ts'
import { disputeEndpoints } from '#operations/disputes/disputes.ts'
import { doctorEndpoints } from '#operations/doctor.ts'
import { emailEndpoints } from '#operations/emails.ts'
import { operationsEndpoints } from '#operations/endpoints.ts'
import { exportsEndpoints } from '#operations/exports.ts'
import { healthEndpoints } from '#operations/health.ts'
import { impersonationEndpoints } from '#operations/impersonation.ts'
import { importsEndpoints } from '#operations/imports/imports.ts'
import { jobsEndpoints } from '#operations/jobs.ts'
import { pageSpeedEndpoints } from '#operations/page-speed.ts'
import { peopleEndpoints } from '#operations/people.ts'
import { releaseEndpoints } from '#operations/releases.ts'
import { consoleSearchEndpoints } from '#operations/search.ts'
import { statusEndpoints } from '#operations/status.ts'
import { hostedBookingEndpoints } from '#owners/booking/hosted-booking.ts'
import { ownersEndpoints } from '#owners/endpoints.ts'
import { homesEndpoints } from '#owners/homes.ts'
import { overviewEndpoints } from '#owners/overview.ts'
import { todayEndpoints } from '#owners/today.ts'
import { adminGiftCardEndpoints } from '#payments/admin-gift-cards.ts'
import { depositsEndpoints } from '#payments/deposits.ts'
import { paymentsEndpoints } from '#payments/endpoints.ts'
import { giftCardsEndpoints } from '#payments/gift-cards.ts'
import { reconciliationEndpoints } from '#payments/reconciliation.ts'
import { brandEndpoints } from '#platform/brand.ts'
import { liveEndpoints } from '#platform/live.ts'
import { maintenanceEndpoints } from '#platform/settings/maintenance.ts'
import { switchesEndpoints } from '#platform/settings/switches.ts'
import { couponsEndpoints } from '#pricing/coupons.ts'
import { currencyRatesEndpoints } from '#pricing/currency-rates.ts'
import { pricingEndpoints } from '#pricing/endpoints.ts'
import { taxAuthoritiesEndpoints } from '#pricing/tax-authorities.ts'
import { taxRatesEndpoints } from '#pricing/tax-rates.ts'
import { ownerCalendarEndpoints } from '#rates/calendar.ts'
import { pricesEndpoints } from '#rates/prices.ts'
import { reviewsEndpoints } from '#reviews/endpoints.ts'
import { reviewModerationEndpoints } from '#reviews/moderation.ts'
import { stayReviewsEndpoints } from '#reviews/stay-reviews.ts'
import { dateChoiceEndpoints } from '#search/date-choices.ts'
import { searchEndpoints } from '#search/endpoints.ts'
import { savedSearchEndpoints } from '#search/saved-searches.ts'
import { similarEndpoints } from '#search/similar.ts'
import { suggestionEndpoints } from '#search/suggestions.ts'
import { setupLinkEndpoints } from '#setup/endpoints.ts'
import { siteEndpoints } from '#setup/site.ts'
import { setupStepEndpoints } from '#setup/steps.ts'
import { earningsEndpoints } from '#statements/earnings.ts'
import { ownerAgreementEndpoints } from '#statements/financials/agreement.ts'
import { balanceEndpoints } from '#statements/financials/balance.ts'
import { openedPayoutEndpoints } from '#statements/financials/opened-payout.ts'
import { ownerPayoutsEndpoints } from '#statements/financials/payouts.ts'
import { splitEndpoints } from '#statements/financials/split.ts'
import { yearSummaryEndpoints } from '#statements/financials/year-summary.ts'
import { statementsEndpoints } from '#statements/monthly/endpoints.ts'
import { closedNightsEndpoints } from '#statements/reports/closed-nights.ts'
import { differenceEndpoints } from '#statements/reports/differences.ts'
import { reportsEndpoints } from '#statements/reports/endpoints.ts'
import { taxesEndpoints } from '#statements/taxes/taxes.ts'
import { adminHomeEndpoints } from '#suites/admin-homes.ts'
import { adminJurisdictionsEndpoints } from '#suites/admin-jurisdictions.ts'
import { agreementsEndpoints } from '#suites/agreements.ts'
import { coHostsEndpoints } from '#suites/co-hosts/co-hosts.ts'
import { suitesEndpoints } from '#suites/endpoints.ts'
import { listingEndpoints } from '#suites/listing/endpoints.ts'
import { neighborhoodsEndpoints } from '#suites/neighborhoods/neighborhoods.ts'
import { ownerProfileEndpoints } from '#suites/owner-profile.ts'
import { placesEndpoints } from '#suites/places/places.ts'
import { platformFeesEndpoints } from '#suites/platform-fees.ts'
import { adminWithdrawalEndpoints } from '#wallet/admin-withdrawals.ts'
import { bankAccountsEndpoints } from '#wallet/bank-accounts.ts'
import { walletEndpoints } from '#wallet/endpoints.ts'
import { journalEndpoints } from '#wallet/journal.ts'
import { payoutsEndpoints } from '#wallet/payouts.ts'

/** Every call of the product, keyed by method and path. */
export const endpoints = {
  ...devEndpoints,
  ...identityEndpoints,
  ...secondFactorEndpoints,
  ...passkeysEndpoints,
  ...localeEndpoints,
  ...textEditorEndpoints,
  ...suitesEndpoints,
  ...articlesEndpoints,
  ...articleEditorEndpoints,
  ...faqEditorEndpoints,
  ...agreementsEndpoints,
  ...coHostsEndpoints,
  ...listingEndpoints,
  ...ownerProfileEndpoints,
  ...searchEndpoints,
  ...dateChoiceEndpoints,
  ...similarEndpoints,
  ...suggestionEndpoints,
  ...savedSearchEndpoints,
  ...reviewsEndpoints,
  ...pricingEndpoints,
  ...favoritesEndpoints,
  ...calendarEndpoints,
  ...operationsEndpoints,
  ...emailEndpoints,
  ...disputeEndpoints,
  ...doctorEndpoints,
  ...releaseEndpoints,
  ...exportsEndpoints,
  ...importsEndpoints,
  ...healthEndpoints,
  ...brandEndpoints,
  ...maintenanceEndpoints,
  ...jobsEndpoints,
  ...pageSpeedEndpoints,
  ...consoleEndpoints,
  ...setupLinkEndpoints,
  ...setupStepEndpoints,
  ...siteEndpoints,
  ...statusEndpoints,
  ...auditEndpoints,
  ...peopleEndpoints,
  ...impersonationEndpoints,
  ...consoleSearchEndpoints,
  ...couponsEndpoints,
  ...taxRatesEndpoints,
  ...currencyRatesEndpoints,
  ...switchesEndpoints,
  ...platformFeesEndpoints,
  ...adminJurisdictionsEndpoints,
  ...neighborhoodsEndpoints,
  ...placesEndpoints,
  ...taxAuthoritiesEndpoints,
  ...ownersEndpoints,
  ...earningsEndpoints,
  ...expensesEndpoints,
  ...taxesEndpoints,
  ...channelsEndpoints,
  ...pricesEndpoints,
  ...homesEndpoints,
  ...balanceEndpoints,
  ...ownerAgreementEndpoints,
  ...ownerPayoutsEndpoints,
  ...openedPayoutEndpoints,
  ...hostedBookingEndpoints,
  ...splitEndpoints,
  ...yearSummaryEndpoints,
  ...expenseRequestsEndpoints,
  ...expenseReceiptsEndpoints,
  ...expenseSchedulesEndpoints,
  ...overviewEndpoints,
  ...reportsEndpoints,
  ...differenceEndpoints,
  ...closedNightsEndpoints,
  ...statementsEndpoints,
  ...todayEndpoints,
  ...ownerCalendarEndpoints,
  ...walletEndpoints,
  ...bankAccountsEndpoints,
  ...payoutsEndpoints,
  ...adminWithdrawalEndpoints,
  ...approvalsEndpoints,
  ...adminBookingEndpoints,
  ...reviewModerationEndpoints,
  ...adminHomeEndpoints,
  ...hostIdReviewEndpoints,
  ...adminMessageEndpoints,
  ...bookingsEndpoints,
  ...hostIdEndpoints,
  ...bookingChangesEndpoints,
  ...stayReviewsEndpoints,
  ...ownerBookingsEndpoints,
  ...homeOffersEndpoints,
  ...tripEndpoints,
  ...stayTimeEndpoints,
  ...paymentsEndpoints,
  ...depositsEndpoints,
  ...giftCardsEndpoints,
  ...reconciliationEndpoints,
  ...journalEndpoints,
  ...adminGiftCardEndpoints,
  ...messagingEndpoints,
  ...notificationsEndpoints,
  ...messagePhotosEndpoints,
  ...messageSearchEndpoints,
  ...savedCopyEndpoints,
  ...messageReportsEndpoints,
  ...supportEndpoints,
  ...automaticMessagesEndpoints,
  ...quickRepliesEndpoints,
  ...liveEndpoints,
  ...pushEndpoints,
  ...apiTokensEndpoints,
  ...webhooksEndpoints,
}

export type Endpoints = typeof endpoints
