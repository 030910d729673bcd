import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { argv, stdout } from 'node:process'
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { formats, widths } from './photo-formats.ts'
import type { DemoPhoto } from './photos.ts'

type Shot = {
  slug: string
  shot: string
  file: string
  alt: { en: string; es: string }
}

const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 3 }),
  webp: (image: Sharp) => image.webp({ quality: 68, effort: 5 }),
}

/** Usage: node demo/media/encode-photos.ts <folder that contains manifest.json and the photos> */
async function encodePhotos(folder: string, target: string): Promise<void> {
  const manifest: { images: Shot[] } = JSON.parse(
    await readFile(join(folder, 'manifest.json'), 'utf8'),
  )
  const shots = manifest.images
    .filter(({ slug }) => slug !== 'home')
    .toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))
  const photos: DemoPhoto[] = []
  for (const shot of shots) {
    photos.push(await encode(shot, join(folder, shot.slug, `${shot.shot}.jpg`), target))
    stdout.write(`${photos.length} of ${shots.length}: ${keyOf(shot)}\n`)
  }
  await writeFile(join(target, 'photos.json'), `${JSON.stringify(photos, null, 2)}\n`)
}

async function encode(shot: Shot, source: string, target: string): Promise<DemoPhoto> {
  const key = keyOf(shot)
  await mkdir(dirname(join(target, key)), { recursive: true })
  for (const width of widths) {
    for (const format of formats) {
      const file = join(target, `${key}-${width}.${format}`)
      if (await isNewer(file, source)) continue
      await encoders[format](sharp(source).resize(width)).toFile(file)
    }
  }
  if (shot.shot.startsWith('01-')) await encodeShared(source, join(target, `${key}-shared.jpg`))
  const { width, height } = await sharp(source).metadata()
  const { thumbhash, color } = await look(source)
  const { slug: folder, shot: name, alt } = shot
  return { key, folder, shot: name, width, height, thumbhash, color, alt }
}

/** Link previews show a JPEG of this shape everywhere; several do not support newer formats. */
async function encodeShared(source: string, file: string): Promise<void> {
  if (await isNewer(file, source)) return
  const image = sharp(source).resize(1200, 630, { fit: 'cover' })
  await image.jpeg({ quality: 74, mozjpeg: true }).toFile(file)
}

async function look(source: string): Promise<{ thumbhash: string; color: string }> {
  const small = sharp(source).resize(100, 100, { fit: 'inside' }).ensureAlpha().raw()
  const { data, info } = await small.toBuffer({ resolveWithObject: true })
  const { dominant } = await sharp(source).resize(100, 100, { fit: 'inside' }).stats()
  const hex = (channel: number) => channel.toString(16).padStart(2, '0')
  return {
    thumbhash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64'),
    color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
  }
}

function keyOf({ slug, shot }: Shot): string {
  return `${slug}/${shot}`
}

async function isNewer(file: string, source: string): Promise<boolean> {
  const made = await stat(file).catch(() => undefined)
  return made !== undefined && made.size > 0 && made.mtimeMs >= (await stat(source)).mtimeMs
}

const [, , folder] = argv
if (!folder) throw new Error('Name the folder that holds manifest.json and the photographs')
await encodePhotos(folder, join(import.meta.dirname, '../photos'))
