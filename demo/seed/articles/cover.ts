import type { TransactionCtx } from '../../../apps/api/src/platform/ctx.ts'
import { widths } from '../../media/photo-formats.ts'
import { findPhoto } from '../../media/photos.ts'

/** A photo of a home, so that the demo needs no other files. */
export async function addCover({ db, now }: TransactionCtx, articleId: string, key: string) {
  const { width, height, thumbhash, color } = findPhoto(key)
  const facts = { width, height, thumbhash, color, widths }
  await db
    .insertInto('articlePhotos')
    .values({ ...facts, fileKey: key, articleId, uploadedAt: now })
    .execute()
}
