import { inTransaction, type TransactionCtx } from '#platform/ctx.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { photoPath, photoSizes } from './photo-files.ts'
import { deletePhotosOf, deleteUnsentPhotos } from './photo-store.ts'

/** Long enough to send a message that waited for a connection. */
const keptFor = { hours: 24 }

export const deleteUnsentPhotosJob: Job = {
  name: 'messaging.delete-unsent-photos',
  cron: '23 * * * *',
  async handle(ctx) {
    const count = await inTransaction(ctx, async (ctx) => {
      const photos = await deleteUnsentPhotos(ctx.db, ctx.now.subtract(keptFor))
      return removeFiles(ctx, photos)
    })
    if (count > 0) ctx.log.info({ count }, 'unsent message photos deleted')
  },
}

export const removeMessagePhotosJob: Job<{ ids: string[] }> = {
  name: 'messaging.remove-photos',
  async handle({ ports }, { ids }) {
    for (const id of ids) {
      for (const size of photoSizes) await ports.files.remove(photoPath(id, size))
    }
  },
}

export async function deletePhotosBy(ctx: TransactionCtx, authorId: string): Promise<void> {
  await removeFiles(ctx, await deletePhotosOf(ctx.db, authorId))
}

async function removeFiles(ctx: TransactionCtx, photos: { id: string }[]): Promise<number> {
  const ids = photos.map(({ id }) => id)
  if (ids.length > 0) await ctx.ports.jobs.enqueue(ctx.db, removeMessagePhotosJob, { ids })
  return ids.length
}
