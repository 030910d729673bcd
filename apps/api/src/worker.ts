import { eraseGuestDetails } from '#bookings/account-deletion.ts'
import { moveHostIdDeletion } from '#bookings/host-id/main-host-id.ts'
import { expireStaysJob, settleStaysJob } from '#bookings/jobs.ts'
import { bookingsMails } from '#bookings/mails.ts'
import { bookingCharges } from '#bookings/pay/on-charge-settled.ts'
import { expireHoldsJob } from '#calendar/jobs.ts'
import { forgetFavorites } from '#favorites/account-deletion.ts'
import { favoriteNotices } from '#favorites/price-notices.ts'
import { removePhotoJob } from '#identity/account/photo.ts'
import { deleteExpiredJob } from '#identity/delete-expired.ts'
import { deleteHostIdsJob, deleteHostIdsOfGuest } from '#identity/host-id/delete-host-ids.ts'
import { removeHostIdPictureJob } from '#identity/host-id/host-id.ts'
import { identityMails, identityWriters } from '#identity/mails.ts'
import { resetJob } from '#identity/sign-in/reset.ts'
import { warnOwnerJob } from '#identity/sign-in/warn.ts'
import { forgetWriter } from '#messaging/account-deletion.ts'
import { roomNotes } from '#messaging/booking-notes.ts'
import { mailUnreadJob } from '#messaging/mails.ts'
import { forgetApplications } from '#owners/account-deletion.ts'
import { ownersMails } from '#owners/applications/mails.ts'
import { expenseMails } from '#owners/expenses/expense-mails.ts'
import { eraseCards } from '#payments/account-deletion.ts'
import type { ChargeOutcomes } from '#payments/charge/charge-outcomes.ts'
import { paymentsJobs } from '#payments/jobs.ts'
import { returnedMail } from '#payments/mails.ts'
import { followJob, type Subscription } from '#platform/events/events.ts'
import { forgetAnswersJob } from '#platform/http/idempotency.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { mailJobs } from '#platform/mail/jobs.ts'
import { newSystemCtx, type Platform } from '#platform/platform.ts'
import { forgetReviewer } from '#reviews/account-deletion.ts'
import { openReviewsJob } from '#reviews/stay-review.ts'
import { expireMoneyHoldsJob } from '#wallet/holds/jobs.ts'

/** The one page that lists what follows from which event. */
const subscriptions: readonly Subscription[] = [
  ...identityMails,
  ...ownersMails,
  ...expenseMails,
  ...bookingsMails,
  returnedMail,
  forgetApplications,
  forgetFavorites,
  deleteHostIdsOfGuest,
  forgetReviewer,
  forgetWriter,
  eraseGuestDetails,
  eraseCards,
  ...favoriteNotices,
  ...moveHostIdDeletion,
  ...roomNotes,
]

/** What the end of a charge means to the slices that asked for it. */
const chargeOutcomes: ChargeOutcomes = { booking: bookingCharges }

/** Every kind of work that happens outside a request. */
export const jobs: readonly Job<never>[] = [
  followJob(subscriptions),
  ...mailJobs(identityWriters),
  expireHoldsJob,
  expireMoneyHoldsJob,
  ...paymentsJobs(chargeOutcomes),
  expireStaysJob,
  settleStaysJob,
  openReviewsJob,
  mailUnreadJob,
  forgetAnswersJob,
  resetJob,
  warnOwnerJob,
  removePhotoJob,
  removeHostIdPictureJob,
  deleteHostIdsJob,
  deleteExpiredJob,
]

export function startWorker(platform: Platform): Promise<void> {
  return platform.ports.jobs.work(jobs, () => newSystemCtx(platform))
}
