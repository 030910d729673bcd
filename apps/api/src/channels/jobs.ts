import type { Job } from '#platform/jobs/jobs.ts'
import { deleteOldDifferences, importDueFeeds } from './import/import-due-feeds.ts'

export const channelsJobs: readonly Job[] = [
  { name: 'channels.import-feeds', everySeconds: 15, handle: (ctx) => importDueFeeds(ctx) },
  { name: 'channels.delete-log', cron: '17 4 * * *', handle: (ctx) => deleteOldDifferences(ctx) },
]
