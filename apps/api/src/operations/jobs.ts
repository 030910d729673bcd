import type { Job } from '#platform/jobs/jobs.ts'
import { backupJob } from './backup/scheduled-backup.ts'
import { runChecksJob } from './checks/run-checks.ts'
import { deleteOldImportsJob, importJob } from './import/import-job.ts'
import { deleteOldPageSpeedJob } from './page-speed/page-speed.ts'

export const operationsJobs: readonly Job<never>[] = [
  backupJob,
  runChecksJob,
  importJob,
  deleteOldImportsJob,
  deleteOldPageSpeedJob,
]
