import { fileURLToPath } from 'node:url'
import { toVisibleText } from '@marea/contract/platform/line-rules.ts'
import sharp from 'sharp'
import { reencode } from '#files/image.ts'

const longSide = 2000
const previewSide = 900
const fontfile = fileURLToPath(new URL('#files/fonts/hanken-grotesk-semibold.ttf', import.meta.url))

/** Large enough for a person to read; re-encoding drops everything but the pixels. */
export function storedImage(upload: Buffer): Promise<Buffer> {
  return reencode(upload, (picture) =>
    picture
      .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86 })
      .toBuffer(),
  )
}

export type Viewer = { brand: string; name: string; id: string; day: string }

/** Small and watermarked with the viewer, so that a leaked copy shows where it came from. */
export async function watermark(picture: Buffer, reader: Viewer): Promise<Buffer> {
  const small = await sharp(picture)
    .resize(previewSide, previewSide, { fit: 'inside', withoutEnlargement: true })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = small.info
  const mark = await tileOf(reader, Math.min(width, height))
  return sharp(small.data)
    .composite([{ input: mark, tile: true, blend: 'over' }])
    .jpeg({ quality: 78 })
    .toBuffer()
}

const tile = { width: 400, height: 90 }
const longestName = 48

/** The viewer's id has a line of its own, so that no chosen name can blank it. */
async function tileOf({ brand, name, id, day }: Viewer, side: number): Promise<Buffer> {
  const known = `${brand} · ${day} · ${id.slice(0, 8)}`
  const chosen = [...toVisibleText(name)].slice(0, longestName).join('').trim()
  const words = await Promise.all([
    ...drawWithShadow(known, { top: 4, height: 32 }),
    ...(chosen ? drawWithShadow(chosen, { top: 46, height: 32 }) : []),
  ])
  const drawn = await sharp({ create: { ...tile, channels: 4, background: '#00000000' } })
    .composite(words)
    .png()
    .toBuffer()
  return sharp(drawn)
    .rotate(-24, { background: '#00000000' })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
}

type Line = { top: number; height: number }

/** Dark letters on a light shadow, readable on any background. */
function drawWithShadow(words: string, { top, height }: Line) {
  return [
    { color: '#ffffff', offset: 2 },
    { color: '#13201e', offset: 0 },
  ].map(async ({ color, offset }) => ({
    input: await drawText(words, { color, height }),
    left: offset,
    top: top + offset,
  }))
}

function drawText(words: string, { color, height }: { color: string; height: number }) {
  const safe = words.replace(/[<>&]/g, ' ')
  const text = `<span foreground="${color}" alpha="52%">${safe}</span>`
  const width = tile.width - 20
  return sharp({ text: { text, fontfile, font: 'Hanken Grotesk', rgba: true, width, height } })
    .resize(width, height, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
}
