import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { redraw } from '#files/picture.ts'

const longSide = 2000
const previewSide = 900
const fontfile = fileURLToPath(
  new URL('../files/fonts/hanken-grotesk-semibold.ttf', import.meta.url),
)

/** Large enough to be read by a person, and nothing but pixels. */
export function keptPicture(upload: Buffer): Promise<Buffer> {
  return redraw(upload, (picture) =>
    picture
      .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86 })
      .toBuffer(),
  )
}

/** Small, and with who looks at it written across, so that a copy tells where it came from. */
export async function watermarked(picture: Buffer, words: string): Promise<Buffer> {
  const small = await sharp(picture)
    .resize(previewSide, previewSide, { fit: 'inside', withoutEnlargement: true })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = small.info
  const mark = await wordsAcross(words, Math.min(width, height))
  return sharp(small.data)
    .composite([{ input: mark, tile: true, blend: 'over' }])
    .jpeg({ quality: 78 })
    .toBuffer()
}

/** One tile of the pattern, never larger than the picture it lies on. */
async function wordsAcross(words: string, side: number): Promise<Buffer> {
  const text = `<span foreground="#ffffff">${escaped(words)}</span>`
  const line = await sharp({
    text: { text, fontfile, font: 'Hanken Grotesk', rgba: true, width: 360, height: 44 },
  })
    .png()
    .toBuffer()
  const shade = await sharp(line).tint('#13201e').png().toBuffer()
  const both = await sharp({
    create: { width: 380, height: 64, channels: 4, background: '#00000000' },
  })
    .composite([
      { input: shade, left: 2, top: 2 },
      { input: line, left: 0, top: 0 },
    ])
    .png()
    .toBuffer()
  return sharp(both)
    .rotate(-24, { background: '#00000000' })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
}

function escaped(words: string): string {
  return words.replace(/[<>&]/g, ' ')
}
