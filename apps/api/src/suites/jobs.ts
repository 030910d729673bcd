import type { Job } from '#platform/jobs/jobs.ts'
import { deleteOldInvitationsJob } from './co-hosts/delete-old-invitations.ts'
import {
  deleteUnusedUploadsJob,
  removeUploadFilesJob,
} from './listing/media/delete-unused-uploads.ts'
import { unpublishLapsedJob } from './publish/unpublish-lapsed.ts'

export const suitesJobs: readonly Job<never>[] = [
  deleteOldInvitationsJob,
  unpublishLapsedJob,
  deleteUnusedUploadsJob,
  removeUploadFilesJob,
]
