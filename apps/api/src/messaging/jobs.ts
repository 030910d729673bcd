import type { Job } from '#platform/jobs/jobs.ts'
import { sendDueMessagesJob } from './automatic/send-due-messages.ts'
import { emailUnreadJob } from './mails.ts'
import { deleteUnsentPhotosJob, removeMessagePhotosJob } from './photos/delete-photos.ts'
import { countResponseTimesJob } from './response-time/count-response-times.ts'

export const messagingJobs: readonly Job<never>[] = [
  emailUnreadJob,
  deleteUnsentPhotosJob,
  removeMessagePhotosJob,
  sendDueMessagesJob,
  countResponseTimesJob,
]
