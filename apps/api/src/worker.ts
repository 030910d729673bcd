import { deleteUnusedCoversJob, removeCoverFilesJob } from '#articles/edit/cover.ts'
import { eraseGuestDetails } from '#bookings/account-deletion.ts'
import { hostIdEmails } from '#bookings/host-id/host-id-mails.ts'
import { hostIdDeletionSubscriptions } from '#bookings/host-id/main-host-id.ts'
import {
  chargeRestsJob,
  expireBookingHoldsJob,
  expireHoursJob,
  settleStaysJob,
} from '#bookings/jobs.ts'
import { bookingEmails } from '#bookings/mails.ts'
import { offerEmails } from '#bookings/offers/offer-mails.ts'
import { bookingCharges } from '#bookings/pay/on-charge-settled.ts'
import { restEmails } from '#bookings/rest/rest-mails.ts'
import { expireHoldsJob } from '#calendar/jobs.ts'
import { eraseChannels } from '#channels/account-deletion.ts'
import { conflictEmail } from '#channels/conflict-mails.ts'
import { channelsJobs } from '#channels/jobs.ts'
import { placeFreedNights } from '#channels/place-freed-nights.ts'
import { troubleEmails } from '#channels/trouble-mails.ts'
import { eraseFavorites } from '#favorites/account-deletion.ts'
import { favoriteNotices } from '#favorites/price-notices.ts'
import { addressBook } from '#identity/account/bounced-email.ts'
import { removePhotoJob } from '#identity/account/photo.ts'
import { actingEmail } from '#identity/acting/mails.ts'
import { deleteExpiredJob } from '#identity/delete-expired.ts'
import { deleteHostIdsJob, deleteHostIdsOfGuest } from '#identity/host-id/delete-host-ids.ts'
import { removeHostIdPictureJob } from '#identity/host-id/host-id.ts'
import { identityEmails, identityEmailWriters } from '#identity/mails.ts'
import { lockEmails } from '#identity/people/mails.ts'
import { resetJob } from '#identity/sign-in/reset.ts'
import { warnOwnerJob } from '#identity/sign-in/warn.ts'
import { deleteExpiredTokensJob, endTokens } from '#integrations/tokens/end-tokens.ts'
import { tokenEmail } from '#integrations/tokens/token-mails.ts'
import { eraseWebhooks, webhookJobs } from '#integrations/webhooks/jobs.ts'
import { webhookSubscriptions } from '#integrations/webhooks/webhook-events.ts'
import { webhookEmail } from '#integrations/webhooks/webhook-mails.ts'
import { eraseSender } from '#messaging/account-deletion.ts'
import { sendDueMessagesJob } from '#messaging/automatic/send-due-messages.ts'
import { bookingNotes } from '#messaging/booking-notes.ts'
import { emailUnreadJob } from '#messaging/mails.ts'
import { deleteUnsentPhotosJob, removeMessagePhotosJob } from '#messaging/photos/delete-photos.ts'
import { countResponseTimesJob } from '#messaging/response-time/count-response-times.ts'
import { eraseNotifications } from '#notifications/inbox/account-deletion.ts'
import { consequences } from '#notifications/inbox/consequences.ts'
import { notifyDueJob } from '#notifications/inbox/due-notices.ts'
import { markMessageNotices } from '#notifications/inbox/follow-messages.ts'
import { pushNotificationJob } from '#notifications/inbox/push-notification.ts'
import { deliverPushJob } from '#notifications/push/deliver-push.ts'
import { emailPolicy } from '#notifications/unsubscribe/unsubscribe.ts'
import { backupJob } from '#operations/backup/scheduled-backup.ts'
import { runChecksJob } from '#operations/checks/run-checks.ts'
import { eraseApplications, stopSchedules } from '#owners/account-deletion.ts'
import { ownerEmails } from '#owners/applications/mails.ts'
import { expenseEmails } from '#owners/expenses/expense-mails.ts'
import { removeReceiptJob } from '#owners/expenses/receipts/receipts.ts'
import { recordDueExpensesJob } from '#owners/expenses/recurring/record-due.ts'
import { payoutEmails } from '#owners/payouts/mails.ts'
import { makeDuePayoutsJob } from '#owners/payouts/make-due-payouts.ts'
import { closeMonthsJob } from '#owners/statements/seal/close-months.ts'
import { statementEmails } from '#owners/statements/statement-mails.ts'
import { eraseCards } from '#payments/account-deletion.ts'
import type { ChargeOutcomes } from '#payments/charge/charge-outcomes.ts'
import { eraseGiftCards } from '#payments/gift-cards/account-deletion.ts'
import { giftCardSubscriptions } from '#payments/gift-cards/buyer-mails.ts'
import { giftCardEmailWriters } from '#payments/gift-cards/gift-card-mail.ts'
import { paymentsJobs } from '#payments/jobs.ts'
import { returnedMail } from '#payments/mails.ts'
import { verifyAdminActsJob } from '#platform/admin-acts/chain-check.ts'
import { followJob, type Subscription } from '#platform/events/events.ts'
import { deleteResponsesJob } from '#platform/http/idempotency.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { mailJobs } from '#platform/mail/jobs.ts'
import { createSystemCtx, type Platform } from '#platform/platform.ts'
import { refreshRatesJob } from '#pricing/rules/refresh-rates.ts'
import { eraseReviewer } from '#reviews/account-deletion.ts'
import { moderationEmails } from '#reviews/moderation/moderation-mails.ts'
import { publishReviewsJob } from '#reviews/stay-review.ts'
import { deleteOldSearchCountsJob } from '#search/demand/delete-old-counts.ts'
import { eraseSavedSearches } from '#search/saved/account-deletion.ts'
import { alertSavedSearchesJob } from '#search/saved/alert-saved-searches.ts'
import { matchEmail } from '#search/saved/match-mails.ts'
import { eraseCoHosting } from '#suites/account-deletion.ts'
import { agreementEmail } from '#suites/agreements/mails.ts'
import { deleteOldInvitationsJob } from '#suites/co-hosts/delete-old-invitations.ts'
import { coHostEmails } from '#suites/co-hosts/mails.ts'
import { homeDeskEmails } from '#suites/desk/desk-mails.ts'
import {
  deleteUnusedUploadsJob,
  removeUploadFilesJob,
} from '#suites/listing/media/delete-unused-uploads.ts'
import { unpublishLapsedJob } from '#suites/publish/unpublish-lapsed.ts'
import { expireMoneyHoldsJob } from '#wallet/holds/jobs.ts'
import { splitFormerFeesJob } from '#wallet/ledger/split-fees.ts'

/** The one page that lists what follows from which event. */
const subscriptions: readonly Subscription[] = [
  ...identityEmails,
  ...lockEmails,
  actingEmail,
  ...ownerEmails,
  ...expenseEmails,
  ...payoutEmails,
  ...statementEmails,
  ...coHostEmails,
  agreementEmail,
  ...homeDeskEmails,
  ...moderationEmails,
  ...bookingEmails,
  ...offerEmails,
  ...restEmails,
  ...hostIdEmails,
  returnedMail,
  ...giftCardSubscriptions,
  eraseApplications,
  stopSchedules,
  eraseChannels,
  eraseCoHosting,
  eraseSavedSearches,
  eraseFavorites,
  deleteHostIdsOfGuest,
  eraseReviewer,
  eraseSender,
  eraseGuestDetails,
  eraseCards,
  matchEmail,
  eraseGiftCards,
  ...favoriteNotices,
  ...hostIdDeletionSubscriptions,
  ...bookingNotes,
  conflictEmail,
  ...troubleEmails,
  placeFreedNights,
  tokenEmail,
  ...endTokens,
  ...webhookSubscriptions,
  webhookEmail,
  ...eraseWebhooks,
  ...consequences.map(({ subscription }) => subscription),
  markMessageNotices,
  eraseNotifications,
]

/** What the end of a charge means to the slices that asked for it. */
const chargeOutcomes: ChargeOutcomes = { booking: bookingCharges }

/** Who writes the emails that are written when they are sent. */
const emailWriters = { ...identityEmailWriters, ...giftCardEmailWriters }

/** Every kind of work that happens outside a request. */
export const jobs: readonly Job<never>[] = [
  followJob(subscriptions),
  ...mailJobs({ writers: emailWriters, policy: emailPolicy, addressBook }),
  expireHoldsJob,
  ...channelsJobs,
  refreshRatesJob,
  expireMoneyHoldsJob,
  splitFormerFeesJob,
  ...paymentsJobs(chargeOutcomes),
  expireBookingHoldsJob,
  settleStaysJob,
  chargeRestsJob,
  expireHoursJob,
  publishReviewsJob,
  emailUnreadJob,
  notifyDueJob,
  pushNotificationJob,
  deliverPushJob,
  deleteUnsentPhotosJob,
  removeMessagePhotosJob,
  sendDueMessagesJob,
  countResponseTimesJob,
  deleteResponsesJob,
  resetJob,
  warnOwnerJob,
  removePhotoJob,
  removeHostIdPictureJob,
  deleteHostIdsJob,
  deleteExpiredJob,
  deleteOldInvitationsJob,
  deleteOldSearchCountsJob,
  alertSavedSearchesJob,
  unpublishLapsedJob,
  deleteUnusedUploadsJob,
  removeUploadFilesJob,
  deleteUnusedCoversJob,
  removeCoverFilesJob,
  removeReceiptJob,
  recordDueExpensesJob,
  makeDuePayoutsJob,
  closeMonthsJob,
  backupJob,
  runChecksJob,
  deleteExpiredTokensJob,
  ...webhookJobs,
  verifyAdminActsJob,
]

/** Checks run at once too, so that a new installation shows its promises before the first schedule. */
export async function startWorker(platform: Platform): Promise<void> {
  const { db, ports } = platform
  await ports.jobs.startWorkers(jobs, () => createSystemCtx(platform))
  await ports.jobs.enqueue(db, runChecksJob, {})
}
