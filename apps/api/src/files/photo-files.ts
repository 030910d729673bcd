import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { Problem } from '#platform/problem.ts'
import { reencode } from './image.ts'

/** Every photo of a home is stored in each of these widths and formats. */
const widths = [480, 960, 1600]
const minLongerSide = 1600

const shared = 'shared.jpg'

export function photoSuffixes(widths: readonly number[]): string[] {
  return [shared, ...widths.flatMap((width) => [`${width}.avif`, `${width}.webp`])]
}

type PhotoFile = { suffix: string; bytes: Buffer; type: string }

/**
 * The files of one photo of a home, without the metadata of the upload: every width in two formats,
 * and the crop that other sites show beside a link.
 */
export async function makePhotoFiles(upload: Buffer) {
  if (isHeic(upload)) throw new Problem('files.heic')
  const master = await reencode(upload, (picture) =>
    picture
      .resize({ width: 1600, height: 2400, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 95 })
      .toBuffer(),
  )
  const { width, height } = await sharp(master).metadata()
  if (Math.max(width, height) < minLongerSide) throw new Problem('files.too_small')
  const made = widths.filter((each) => each <= width)
  const files: PhotoFile[] = [await sharedCrop(master)]
  for (const each of made) files.push(...(await filesOfWidth(master, each)))
  return { files, width, height, widths: made, ...(await lookOf(master)) }
}

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Phones take photos in HEIC, which the image library cannot decode for patent reasons. */
export function isHeic(upload: Buffer): boolean {
  return (
    upload.toString('latin1', 4, 8) === 'ftyp' &&
    heicBrands.includes(upload.toString('latin1', 8, 12))
  )
}

async function filesOfWidth(master: Buffer, width: number): Promise<PhotoFile[]> {
  const picture = () => sharp(master).resize(width)
  return [
    {
      suffix: `${width}.avif`,
      bytes: await picture().avif({ quality: 52, effort: 2 }).toBuffer(),
      type: 'image/avif',
    },
    {
      suffix: `${width}.webp`,
      bytes: await picture().webp({ quality: 68, effort: 4 }).toBuffer(),
      type: 'image/webp',
    },
  ]
}

/** Several sites do not support newer formats than JPEG. */
async function sharedCrop(master: Buffer): Promise<PhotoFile> {
  const crop = sharp(master).resize(1200, 630, { fit: 'cover' })
  const bytes = await crop.jpeg({ quality: 74, mozjpeg: true }).toBuffer()
  return { suffix: shared, bytes, type: 'image/jpeg' }
}

/** The placeholder that is shown while a photo loads. */
export async function lookOf(master: Buffer): Promise<{ thumbhash: string; color: string }> {
  const small = sharp(master).resize(100, 100, { fit: 'inside' })
  const { data, info } = await small
    .clone()
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { dominant } = await sharp(await small.png().toBuffer()).stats()
  const hex = (channel: number) => channel.toString(16).padStart(2, '0')
  return {
    thumbhash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64'),
    color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
  }
}
