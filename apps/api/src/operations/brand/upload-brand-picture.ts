import type { BrandPicture, PictureKind } from '@marea/contract/platform/brand/look.ts'
import { makeBrandPicture } from '#files/brand/brand-pictures.ts'
import type { Ctx } from '#platform/ctx.ts'

/** Nobody sees it until the brand is saved with it. */
export async function uploadBrandPicture(
  { ports, log }: Ctx,
  kind: PictureKind,
  upload: Buffer,
): Promise<BrandPicture> {
  const { picture, files } = await makeBrandPicture(kind, upload)
  for (const { name, ...file } of files) await ports.files.put(`brand/${name}`, file)
  log.info({ kind, key: picture.key }, 'brand picture stored')
  return picture
}
