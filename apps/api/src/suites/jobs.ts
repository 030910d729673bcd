import { fanOut } from '#platform/jobs/fan-out.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { deleteOldInvitationsJob } from './co-hosts/delete-old-invitations.ts'
import {
  deleteUnusedUploadsJob,
  removeUploadFilesJob,
} from './listing/media/delete-unused-uploads.ts'
import { unpublishLapsed } from './publish/unpublish-lapsed.ts'

export const suitesJobs: readonly Job<never>[] = [
  deleteOldInvitationsJob,
  ...fanOut(unpublishLapsed),
  deleteUnusedUploadsJob,
  removeUploadFilesJob,
]
