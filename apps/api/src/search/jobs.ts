import type { Job } from '#platform/jobs/jobs.ts'
import { deleteOldSearchCountsJob } from './demand/delete-old-counts.ts'
import { alertSavedSearchesJob } from './saved/alert-saved-searches.ts'

export const searchJobs: readonly Job<never>[] = [deleteOldSearchCountsJob, alertSavedSearchesJob]
