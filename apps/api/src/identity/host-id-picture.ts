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

/** One tile of the pattern: dark letters on a light shadow, to be seen on any ground. */
async function wordsAcross(words: string, side: number): Promise<Buffer> {
  const tile = await sharp({
    create: { width: 400, height: 90, channels: 4, background: '#00000000' },
  })
    .composite([
      { input: await written(words, '#ffffff'), left: 2, top: 2 },
      { input: await written(words, '#13201e'), left: 0, top: 0 },
    ])
    .png()
    .toBuffer()
  return sharp(tile)
    .rotate(-24, { background: '#00000000' })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
}

function written(words: string, color: string): Promise<Buffer> {
  const safe = words.replace(/[<>&]/g, ' ')
  const text = `<span foreground="${color}" alpha="52%">${safe}</span>`
  return sharp({
    text: { text, fontfile, font: 'Hanken Grotesk', rgba: true, width: 380, height: 60 },
  })
    .png()
    .toBuffer()
}
