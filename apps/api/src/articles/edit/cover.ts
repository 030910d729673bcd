import { randomUUID } from 'node:crypto'
import type { CoverPhoto } from '@marea/contract/articles/endpoints.ts'
import { makePhotoFiles, photoSuffixes } from '#files/photo-files.ts'
import { recordAdminAct } from '#platform/admin-acts/record-admin-act.ts'
import { type Ctx, inTransaction } from '#platform/ctx.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { Problem } from '#platform/problem.ts'
import { requireArticle } from './change-article.ts'
import { deleteUnusedPhotos, insertPhoto, listPhotos } from './edit-store.ts'

/** Per post; unused photos count until they are deleted. */
const maxPhotos = 40

/** The photo becomes the cover when the draft is saved with its key. */
export async function uploadCover(ctx: Ctx, id: string, upload: Buffer): Promise<CoverPhoto> {
  const { kind } = await requireArticle(ctx, id)
  if (kind !== 'post') throw new Problem('resource.not_found')
  if ((await listPhotos(ctx.db, id)).length >= maxPhotos) {
    throw new Problem('articles.too_many_photos')
  }
  const key = `articles/${randomUUID()}`
  const { files, ...facts } = await makePhotoFiles(upload)
  for (const { suffix, bytes, type } of files) {
    await ctx.ports.files.put(`photos/${key}-${suffix}`, { bytes, type })
  }
  const photo = { key, ...facts }
  await inTransaction(ctx, async (ctx) => {
    await insertPhoto(ctx.db, { articleId: id, photo, at: ctx.now })
    await recordAdminAct(ctx, {
      act: 'articles.photo_uploaded',
      subject: `article:${id}`,
      details: { key },
    })
  })
  return photo
}

/** Long enough to finish an upload and save the draft with it. */
const keptFor = { hours: 24 }

export const deleteUnusedCoversJob: Job = {
  name: 'articles.delete-unused-covers',
  cron: '41 4 * * *',
  async handle(ctx) {
    const count = await inTransaction(ctx, async (ctx) => {
      const photos = await deleteUnusedPhotos(ctx.db, ctx.now.subtract(keptFor))
      const keys = photos.flatMap(({ key, widths }) =>
        photoSuffixes(widths).map((suffix) => `photos/${key}-${suffix}`),
      )
      if (keys.length > 0) await ctx.ports.jobs.enqueue(ctx.db, removeCoverFilesJob, { keys })
      return photos.length
    })
    if (count > 0) ctx.log.info({ count }, 'unused covers deleted')
  },
}

export const removeCoverFilesJob: Job<{ keys: string[] }> = {
  name: 'articles.remove-cover-files',
  async handle({ ports }, { keys }) {
    for (const key of keys) await ports.files.remove(key)
  },
}
