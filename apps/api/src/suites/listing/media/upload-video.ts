import { randomUUID } from 'node:crypto'
import type { ListingVideo } from '@marea/contract/suites/listing/endpoints.ts'
import { checkVideo } from '#files/video/check-video.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { requireManagedSuite } from '#suites/managed-home.ts'
import { listingCounters } from '#suites/metrics.ts'
import { countRefusal } from './count-refusal.ts'
import { countUploads, insertVideoUpload } from './upload-store.ts'

/** Replaced videos count until they are deleted, a day after their last use. */
const maxUploads = 10

/** The video becomes part of the listing when the photos section is saved with its key. */
export async function uploadVideo(ctx: Ctx, slug: string, upload: Buffer): Promise<ListingVideo> {
  const { id: suiteId } = await requireManagedSuite(ctx, slug, 'full')
  return countRefusal(ctx, suiteId, async () => {
    if ((await countUploads(ctx.db, 'suiteVideoUploads', suiteId)) >= maxUploads) {
      throw new Problem('suites.too_many_videos')
    }
    const { bytes, format, seconds } = await checkVideo(ctx.ports, upload)
    const key = `homes/${randomUUID()}`
    await ctx.ports.files.put(`films/${key}.${format}`, {
      bytes: Buffer.from(bytes),
      type: `video/${format}`,
    })
    await inTransaction(ctx, async (ctx) => {
      await insertVideoUpload(ctx.db, { key, seconds, format }, { suiteId, at: ctx.now })
      listingCounters.addOnCommit(ctx.db, 'video')
    })
    return { key, seconds, formats: [format] }
  })
}
