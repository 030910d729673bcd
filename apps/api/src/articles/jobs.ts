import type { Job } from '#platform/jobs/jobs.ts'
import { deleteUnusedCoversJob, removeCoverFilesJob } from './edit/cover.ts'

export const articlesJobs: readonly Job<never>[] = [deleteUnusedCoversJob, removeCoverFilesJob]
