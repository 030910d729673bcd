import { fanOut } from '#platform/jobs/fan-out.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { deleteOldSearchCountsJob } from './demand/delete-old-counts.ts'
import { alertSavedSearches } from './saved/alert-saved-searches.ts'

export const searchJobs: readonly Job<never>[] = [
  deleteOldSearchCountsJob,
  ...fanOut(alertSavedSearches),
]
