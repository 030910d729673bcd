import type { Job } from '#platform/jobs/jobs.ts'
import { removePhotoJob } from './account/photo.ts'
import { deleteExpiredJob } from './delete-expired.ts'
import { deleteHostIdsJob } from './host-id/delete-host-ids.ts'
import { removeHostIdPictureJob } from './host-id/host-id.ts'
import { resetJob } from './sign-in/reset.ts'
import { warnOwnerJob } from './sign-in/warn.ts'

export const identityJobs: readonly Job<never>[] = [
  resetJob,
  warnOwnerJob,
  removePhotoJob,
  removeHostIdPictureJob,
  deleteHostIdsJob,
  deleteExpiredJob,
]
