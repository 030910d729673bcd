import { followJob, type Subscription } from '#platform/events.ts'
import type { Job } from '#platform/jobs.ts'
import { sendMailJob } from '#platform/mail/send.ts'
import { newSystemCtx, type Platform } from '#platform/platform.ts'

/** The one page that lists what follows from which event. */
const subscriptions: readonly Subscription[] = []

/** Every kind of work that happens outside a request. */
export const jobs: readonly Job<never>[] = [followJob(subscriptions), sendMailJob]

export function startWorker(platform: Platform): Promise<void> {
  return platform.ports.jobs.work(jobs, () => newSystemCtx(platform))
}
