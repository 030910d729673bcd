import sharp from 'sharp'
import { reencode } from '#files/image.ts'
import { isHeic, lookOf } from '#files/photo-files.ts'
import type { StoredFile } from '#platform/ports.ts'
import { Problem } from '#platform/problem.ts'

/** The long side in pixels; both sizes are stored without the metadata of the upload. */
const longSides = { large: 1600, small: 480 }

export type PhotoSize = keyof typeof longSides
export const photoSizes: readonly PhotoSize[] = ['large', 'small']

export async function makeMessagePhoto(upload: Buffer) {
  if (isHeic(upload)) throw new Problem('files.heic')
  const large = await reencode(upload, (picture) =>
    picture
      .resize(longSides.large, longSides.large, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 80 })
      .toBuffer(),
  )
  const { width, height } = await sharp(large).metadata()
  const small = await sharp(large)
    .resize(longSides.small, longSides.small, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 72 })
    .toBuffer()
  const { thumbhash } = await lookOf(large)
  const files: Record<PhotoSize, StoredFile> = { large: webp(large), small: webp(small) }
  return { files, width, height, thumbhash }
}

function webp(bytes: Buffer): StoredFile {
  return { bytes, type: 'image/webp' }
}

/** A part of the store that no public address reaches. */
export function photoPath(id: string, size: PhotoSize): string {
  return `messages/${id}-${size}`
}
