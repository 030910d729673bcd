import { photoSuffixes } from '#files/photo-files.ts'
import { type Ctx, inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { listingCounters } from '#suites/metrics.ts'
import { lockSuite } from '#suites/store.ts'
import {
  deleteUnusedPhotos,
  deleteUnusedVideos,
  listHomesWithUnused,
  markUnused,
} from './upload-store.ts'

/** Long enough to restore a photo in another tab, or to finish an upload before its save. */
const keptFor = { hours: 24 }

/** Deletes uploaded photos and videos that no draft and no listing has shown for a day. */
export const deleteUnusedUploadsJob: Job = {
  name: 'suites.delete-unused-uploads',
  cron: '17 * * * *',
  async handle(ctx) {
    await markUnused(ctx.db, 'suiteUploads', ctx.now)
    await markUnused(ctx.db, 'suiteVideoUploads', ctx.now)
    for (const suiteId of await homesWithUnused(ctx)) {
      const count = await inTransaction(ctx, (ctx) => deleteOfHome(ctx, suiteId))
      if (count > 0) ctx.log.info({ suiteId, count }, 'unused uploads deleted')
    }
  },
}

export const removeUploadFilesJob: Job<{ keys: string[] }> = {
  name: 'suites.remove-upload-files',
  async handle({ ports }, { keys }) {
    for (const key of keys) await ports.files.remove(key)
  },
}

async function homesWithUnused({ db, now }: Ctx): Promise<Set<string>> {
  const before = now.subtract(keptFor)
  const photos = await listHomesWithUnused(db, 'suiteUploads', before)
  const videos = await listHomesWithUnused(db, 'suiteVideoUploads', before)
  return new Set([...photos, ...videos].map(({ suiteId }) => suiteId))
}

async function deleteOfHome(ctx: TransactionCtx, suiteId: string): Promise<number> {
  // Saves of the home's draft wait for this lock, so that none begins to use a deleted file.
  await lockSuite(ctx.db, suiteId)
  const unused = { suiteId, before: ctx.now.subtract(keptFor) }
  const photos = await deleteUnusedPhotos(ctx.db, unused)
  const videos = await deleteUnusedVideos(ctx.db, unused)
  const keys = [
    ...photos.flatMap(({ key, widths }) =>
      photoSuffixes(widths).map((suffix) => `photos/${key}-${suffix}`),
    ),
    ...videos.map(({ key, format }) => `films/${key}.${format}`),
  ]
  if (keys.length > 0) await ctx.ports.jobs.enqueue(ctx.db, removeUploadFilesJob, { keys })
  const count = photos.length + videos.length
  for (let each = 0; each < count; each += 1) listingCounters.addOnCommit(ctx.db, 'upload_deleted')
  return count
}
