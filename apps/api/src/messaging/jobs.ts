import { fanOut } from '#platform/jobs/fan-out.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { sendDueMessages } from './automatic/send-due-messages.ts'
import { emailUnread } from './mails.ts'
import { deleteUnsentPhotosJob, removeMessagePhotosJob } from './photos/delete-photos.ts'
import { countResponseTimesJob } from './response-time/count-response-times.ts'

export const messagingJobs: readonly Job<never>[] = [
  ...fanOut(emailUnread),
  deleteUnsentPhotosJob,
  removeMessagePhotosJob,
  ...fanOut(sendDueMessages),
  countResponseTimesJob,
]
