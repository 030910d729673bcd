import { articlesJobs } from '#articles/jobs.ts'
import { bookingsConsequences } from '#bookings/consequences.ts'
import { bookingsJobs } from '#bookings/jobs.ts'
import { bookingCharges } from '#bookings/pay/on-charge-settled.ts'
import { calendarJobs } from '#calendar/jobs.ts'
import { channelsConsequences } from '#channels/consequences.ts'
import { channelsJobs } from '#channels/jobs.ts'
import { expensesConsequences } from '#expenses/consequences.ts'
import { expensesJobs } from '#expenses/jobs.ts'
import { favoritesConsequences } from '#favorites/consequences.ts'
import { addressBook } from '#identity/account/bounced-email.ts'
import { identityConsequences } from '#identity/consequences.ts'
import { identityJobs } from '#identity/jobs.ts'
import { identityEmailWriters } from '#identity/mails.ts'
import { integrationsConsequences } from '#integrations/consequences.ts'
import { integrationsJobs } from '#integrations/jobs.ts'
import { messagingConsequences } from '#messaging/consequences.ts'
import { messagingJobs } from '#messaging/jobs.ts'
import { notificationsConsequences } from '#notifications/consequences.ts'
import { notificationsJobs } from '#notifications/jobs.ts'
import { emailPolicy } from '#notifications/unsubscribe/unsubscribe.ts'
import { runChecksJob } from '#operations/checks/run-checks.ts'
import { operationsJobs } from '#operations/jobs.ts'
import { ownersConsequences } from '#owners/consequences.ts'
import { paymentsConsequences } from '#payments/consequences.ts'
import { giftCardEmailWriters } from '#payments/gift-cards/gift-card-mail.ts'
import { paymentsJobs } from '#payments/jobs.ts'
import { verifyAdminActsJob } from '#platform/admin-acts/chain-check.ts'
import { consequenceJobs, joinConsequences } from '#platform/events/consequences.ts'
import { deleteResponsesJob } from '#platform/http/idempotency/idempotency.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { mailJobs } from '#platform/mail/jobs.ts'
import { createSystemCtx, type Platform } from '#platform/platform.ts'
import { pricingJobs } from '#pricing/jobs.ts'
import { reviewsConsequences } from '#reviews/consequences.ts'
import { reviewsJobs } from '#reviews/jobs.ts'
import { searchConsequences } from '#search/consequences.ts'
import { searchJobs } from '#search/jobs.ts'
import { statementsConsequences } from '#statements/consequences.ts'
import { statementsJobs } from '#statements/jobs.ts'
import { suitesConsequences } from '#suites/consequences.ts'
import { suitesJobs } from '#suites/jobs.ts'
import { walletJobs } from '#wallet/jobs.ts'

export const consequences = joinConsequences({
  suites: suitesConsequences,
  identity: identityConsequences,
  search: searchConsequences,
  favorites: favoritesConsequences,
  payments: paymentsConsequences,
  bookings: bookingsConsequences,
  reviews: reviewsConsequences,
  messaging: messagingConsequences,
  // One name for all three, because jobs that wait in the database contain it.
  owners: [expensesConsequences, statementsConsequences, ownersConsequences],
  channels: channelsConsequences,
  integrations: integrationsConsequences,
  notifications: notificationsConsequences,
})

/** The writers of emails that are written when they are sent. */
const writers = { ...identityEmailWriters, ...giftCardEmailWriters }

/** All work outside of requests; the end of a charge is passed to the slice that requested it. */
export const jobs: readonly Job<never>[] = [
  ...consequenceJobs(consequences),
  ...mailJobs({ writers, policy: emailPolicy, addressBook }),
  ...[deleteResponsesJob, verifyAdminActsJob, ...identityJobs, ...suitesJobs, ...articlesJobs],
  ...[...pricingJobs, ...calendarJobs, ...searchJobs, ...walletJobs],
  ...[...paymentsJobs({ booking: bookingCharges }), ...bookingsJobs, ...reviewsJobs],
  ...[...messagingJobs, ...expensesJobs, ...statementsJobs, ...channelsJobs, ...operationsJobs],
  ...[...integrationsJobs, ...notificationsJobs],
]

export async function startWorker(platform: Platform): Promise<void> {
  const { db, ports } = platform
  await ports.jobs.startWorkers(jobs, () => createSystemCtx(platform))
  await ports.jobs.enqueue(db, runChecksJob, {})
}
