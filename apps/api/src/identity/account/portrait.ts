import { reencode } from '#files/image.ts'

const side = 512

export function squarePortrait(upload: Buffer): Promise<Buffer> {
  return reencode(upload, (picture) =>
    picture
      .resize(side, side, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer(),
  )
}
