import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { watermark } from './host-id-image.ts'

const reader = { brand: 'Marea', id: '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d', day: '2026-11-15' }
let passport: Buffer

beforeAll(async () => {
  passport = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#c9b48a' },
  })
    .jpeg()
    .toBuffer()
})

/** The share of the picture that dark letters cover. */
async function inkOf(name: string): Promise<number> {
  const marked = await watermark(passport, { ...reader, name })
  const pixels = await sharp(marked).greyscale().raw().toBuffer()
  return pixels.filter((value) => value < 140).length / pixels.length
}

test.each([
  ['an ordinary name', 'Inés Ferrer'],
  ['nothing', ''],
  ['letters drawn as nothing', '\u3164'.repeat(120)],
  ['braille blanks', '\u2800'.repeat(120)],
  ['wide spaces and one letter', `${'\u2003'.repeat(118)}a`],
  ['spaces without width', '\u200b'.repeat(120)],
  ['one endless word', 'W'.repeat(120)],
  ['many lines', 'a\n'.repeat(60)],
  ['a heap of accents', `a${'\u0301'.repeat(119)}`],
  ['very wide signs', '𒐫'.repeat(60)],
  ['markup', '</span><span alpha="1%">'],
])('a reader is named across the picture whatever their name is: %s', async (_, name) => {
  expect(await inkOf(name)).toBeGreaterThan(0.015)
})
