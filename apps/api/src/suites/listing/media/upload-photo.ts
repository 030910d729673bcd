import { randomUUID } from 'node:crypto'
import type { ListingPhoto } from '@marea/contract/suites/listing/endpoints.ts'
import { makePhotoFiles } from '#files/photo-files.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { requireManagedSuite } from '#suites/managed-home.ts'
import { listingCounters } from '#suites/metrics.ts'
import { countRefusal } from './count-refusal.ts'
import { countUploads, insertPhotoUpload } from './upload-store.ts'

/** Unused photos count until they are deleted, so that nobody fills the store with them. */
const maxUploads = 300

/** The photo becomes part of the listing when the photos section is saved with its key. */
export async function uploadPhoto(ctx: Ctx, slug: string, upload: Buffer): Promise<ListingPhoto> {
  const { id: suiteId } = await requireManagedSuite(ctx, slug, 'full')
  return countRefusal(ctx, suiteId, async () => {
    if ((await countUploads(ctx.db, 'suiteUploads', suiteId)) >= maxUploads) {
      throw new Problem('suites.too_many_photos')
    }
    const key = `homes/${randomUUID()}`
    const { files, ...facts } = await makePhotoFiles(upload)
    for (const { suffix, bytes, type } of files) {
      await ctx.ports.files.put(`photos/${key}-${suffix}`, { bytes, type })
    }
    const photo = { key, ...facts }
    await inTransaction(ctx, async (ctx) => {
      await insertPhotoUpload(ctx.db, photo, { suiteId, at: ctx.now })
      listingCounters.addOnCommit(ctx.db, 'photo')
    })
    return photo
  })
}
