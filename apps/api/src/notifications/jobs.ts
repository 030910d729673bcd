import type { Job } from '#platform/jobs/jobs.ts'
import { notifyDueJob } from './inbox/due-notices.ts'
import { pushNotificationJob } from './inbox/push-notification.ts'
import { deliverPushJob } from './push/deliver-push.ts'

export const notificationsJobs: readonly Job<never>[] = [
  notifyDueJob,
  pushNotificationJob,
  deliverPushJob,
]
