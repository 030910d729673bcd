import { createHash } from 'node:crypto'
import {
  type BrandPicture,
  iconVariants,
  type PictureKind,
  smallestIcon,
  socialSize,
} from '@marea/contract/platform/brand/look.ts'
import sharp, { type Sharp } from 'sharp'
import { reencode } from '#files/image.ts'
import { Problem } from '#platform/problem.ts'
import { cleanSvg } from './clean-svg.ts'

type PictureFile = { name: string; bytes: Buffer; type: string }
type Made = { picture: BrandPicture; files: PictureFile[] }

/** Three times the height of the largest place, for sharp screens. */
const logoSize = { width: 1600, height: 200 }

/** The files of a picture of the brand, drawn anew, so that nothing hidden of the upload remains. */
export function makeBrandPicture(kind: PictureKind, upload: Buffer): Promise<Made> {
  const key = createHash('sha256').update(kind).update(upload).digest('base64url').slice(0, 22)
  if (kind === 'icon') return makeIcon(key, upload)
  if (kind === 'social') return makeSocial(key, upload)
  return isSvg(upload) ? makeVectorLogo(key, upload) : makeLogo(key, upload)
}

function isSvg(upload: Buffer): boolean {
  return /^\s*</.test(upload.toString('utf8', 0, 64).replace(/^\uFEFF/, ''))
}

async function makeVectorLogo(key: string, upload: Buffer): Promise<Made> {
  const svg = Buffer.from(cleanSvg(upload))
  try {
    const drawn = sharp(svg)
      .resize({ ...logoSize, fit: 'inside' })
      .timeout({ seconds: 20 })
    const { picture, files } = await madeOf(key, await pngOf(drawn))
    const vector = { name: `${key}.svg`, bytes: svg, type: 'image/svg+xml' }
    return { picture: { ...picture, format: 'svg' }, files: [vector, ...files] }
  } catch {
    throw new Problem('brand.svg_unreadable')
  }
}

async function makeLogo(key: string, upload: Buffer): Promise<Made> {
  const png = await readPng(upload, (picture) =>
    pngOf(picture.resize({ ...logoSize, fit: 'inside', withoutEnlargement: true })),
  )
  return madeOf(key, png)
}

async function makeIcon(key: string, upload: Buffer): Promise<Made> {
  const whole = await readPng(upload, pngOf)
  const { width, height } = await sharp(whole).metadata()
  if (width !== height || width < smallestIcon) throw new Problem('brand.icon_shape')
  const sizes = { 180: 180, 192: 192, maskable: smallestIcon }
  const { picture, files } = await madeOf(key, await pngOf(sharp(whole).resize(smallestIcon)))
  const ground = await cornerOf(whole)
  for (const variant of iconVariants) {
    const bytes = await drawIcon(whole, { variant, size: sizes[variant], ground })
    files.push({ name: `${key}-${variant}.png`, bytes, type: 'image/png' })
  }
  return { picture, files }
}

type Drawing = { variant: (typeof iconVariants)[number]; size: number; ground: string }

/** Phones cut their own shape out of the maskable icon, of which they keep the middle four fifths. */
function drawIcon(whole: Buffer, { variant, size, ground }: Drawing): Promise<Buffer> {
  if (variant === '192') return pngOf(sharp(whole).resize(size))
  const edge = variant === 'maskable' ? Math.round(size / 10) : 0
  const extended = sharp(whole)
    .resize(size - 2 * edge)
    .flatten({ background: ground })
  return pngOf(
    extended.extend({ top: edge, bottom: edge, left: edge, right: edge, background: ground }),
  )
}

/** What lies around the icon: its own ground, or white behind one without. */
async function cornerOf(whole: Buffer): Promise<string> {
  const corner = sharp(whole)
    .flatten({ background: '#ffffff' })
    .extract({ left: 0, top: 0, width: 1, height: 1 })
  const { data } = await corner
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${data.subarray(0, 3).toString('hex')}`
}

async function makeSocial(key: string, upload: Buffer): Promise<Made> {
  const whole = await readPng(upload, pngOf)
  const { width, height } = await sharp(whole).metadata()
  if (width < socialSize.width || height < socialSize.height) {
    throw new Problem('brand.social_too_small')
  }
  const crop = sharp(whole)
    .resize({ ...socialSize, fit: 'cover' })
    .flatten({ background: '#ffffff' })
  const bytes = await crop.jpeg({ quality: 80, mozjpeg: true }).toBuffer()
  const picture = { key, format: 'jpg' as const, ...socialSize }
  return { picture, files: [{ name: `${key}.jpg`, bytes, type: 'image/jpeg' }] }
}

async function readPng(upload: Buffer, draw: (picture: Sharp) => Promise<Buffer>): Promise<Buffer> {
  try {
    return await reencode(upload, draw)
  } catch (error) {
    const isOther = error instanceof Problem && error.code === 'files.not_an_image'
    throw isOther ? new Problem('brand.picture_type') : error
  }
}

async function madeOf(key: string, bytes: Buffer): Promise<Made> {
  const { width, height } = await sharp(bytes).metadata()
  const picture = { key, format: 'png' as const, width, height }
  return { picture, files: [{ name: `${key}.png`, bytes, type: 'image/png' }] }
}

function pngOf(picture: Sharp): Promise<Buffer> {
  return picture.png({ compressionLevel: 9 }).toBuffer()
}
