import { bookingCharges } from '#bookings/charged.ts'
import { forgetGuest } from '#bookings/departure.ts'
import { expireStaysJob, settleStaysJob } from '#bookings/jobs.ts'
import { bookingsMails } from '#bookings/mails.ts'
import { moveHostIdDeletion } from '#bookings/main-host-id.ts'
import { expireHoldsJob } from '#calendar/jobs.ts'
import { forgetFavorites } from '#favorites/departure.ts'
import { favoriteNotices } from '#favorites/notice.ts'
import { forgetHostIdsJob, forgetHostIdsOfGuest } from '#identity/forget-host-ids.ts'
import { removeHostIdPictureJob } from '#identity/host-id.ts'
import { identityMails, identityWriters } from '#identity/mails.ts'
import { removePhotoJob } from '#identity/photo.ts'
import { resetJob } from '#identity/reset.ts'
import { sweepJob } from '#identity/sweep.ts'
import { warnOwnerJob } from '#identity/warn.ts'
import { forgetWriter } from '#messaging/departure.ts'
import { mailUnreadJob } from '#messaging/mails.ts'
import { roomNotes } from '#messaging/notes.ts'
import { forgetApplications } from '#owners/departure.ts'
import { expenseMails } from '#owners/expense-mails.ts'
import { ownersMails } from '#owners/mails.ts'
import { forgetCards } from '#payments/departure.ts'
import { paymentsJobs } from '#payments/jobs.ts'
import { returnedMail } from '#payments/mails.ts'
import type { ChargeOutcomes } from '#payments/outcomes.ts'
import { followJob, type Subscription } from '#platform/events.ts'
import { forgetAnswersJob } from '#platform/idempotency.ts'
import type { Job } from '#platform/jobs.ts'
import { mailJobs } from '#platform/mail/jobs.ts'
import { newSystemCtx, type Platform } from '#platform/platform.ts'
import { forgetReviewer } from '#reviews/departure.ts'
import { openReviewsJob } from '#reviews/stay-review.ts'
import { expireMoneyHoldsJob } from '#wallet/jobs.ts'

/** The one page that lists what follows from which event. */
const subscriptions: readonly Subscription[] = [
  ...identityMails,
  ...ownersMails,
  ...expenseMails,
  ...bookingsMails,
  returnedMail,
  forgetApplications,
  forgetFavorites,
  forgetHostIdsOfGuest,
  forgetReviewer,
  forgetWriter,
  forgetGuest,
  forgetCards,
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
  forgetHostIdsJob,
  sweepJob,
]

export function startWorker(platform: Platform): Promise<void> {
  return platform.ports.jobs.work(jobs, () => newSystemCtx(platform))
}
