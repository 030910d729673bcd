import { setTimeout as wait } from 'node:timers/promises'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { reencode } from './image.ts'

const unchanged = (picture: Sharp) => picture.toBuffer()
const small = (picture: Sharp) => picture.resize(32, 32).toBuffer()

describe('a small file that needs too much memory when decoded is refused', () => {
  test('a 16-bit interlaced PNG of 16 megapixels', async () => {
    const bytes = interlacedPng(4000)
    expect(bytes.length).toBeLessThan(400_000)
    await expect(reencode(bytes, small)).rejects.toMatchObject({ code: 'files.not_an_image' })
  })

  test('a progressive JPEG without chroma subsampling', async () => {
    const plain = sharp({ create: { width: 4600, height: 4600, channels: 3, background: 'teal' } })
    const bytes = await plain.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
    await expect(reencode(bytes, small)).rejects.toMatchObject({ code: 'files.not_an_image' })
  })
})

test('a 12-megapixel phone photo is re-encoded', async () => {
  const plain = sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'teal' } })
  const redrawn = await reencode(await plain.jpeg().toBuffer(), small)
  expect(await sharp(redrawn).metadata()).toMatchObject({ width: 32, height: 32 })
})

test('a small 16-bit picture is re-encoded', async () => {
  const redrawn = await reencode(interlacedPng(100), unchanged)
  expect(await sharp(redrawn).metadata()).toMatchObject({ width: 100, height: 100 })
})

describe('of many pictures at once', () => {
  const plain = sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })

  test('two are decoded at a time, and each gets its turn', async () => {
    const bytes = await plain.png().toBuffer()
    let running = 0
    let peak = 0
    const slowly = async (picture: Sharp) => {
      running += 1
      peak = Math.max(peak, running)
      await wait(5)
      running -= 1
      return picture.toBuffer()
    }
    const all = await Promise.all(Array.from({ length: 8 }, () => reencode(bytes, slowly)))
    expect(all).toHaveLength(8)
    expect(peak).toBe(2)
  })

  test('those that would wait too long get a busy error', async () => {
    const bytes = await plain.png().toBuffer()
    const all = await Promise.allSettled(
      Array.from({ length: 30 }, () => reencode(bytes, unchanged)),
    )
    const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(refused).toEqual(Array(8).fill('server.busy'))
  })
})

/** A valid PNG with four 16-bit channels, all zero, in Adam7 order. */
function interlacedPng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([16, 6, 0, 0, 1], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(interlacedBytes(side)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const passes = [
  { x: 0, y: 0, stepX: 8, stepY: 8 },
  { x: 4, y: 0, stepX: 8, stepY: 8 },
  { x: 0, y: 4, stepX: 4, stepY: 8 },
  { x: 2, y: 0, stepX: 4, stepY: 4 },
  { x: 0, y: 2, stepX: 2, stepY: 4 },
  { x: 1, y: 0, stepX: 2, stepY: 2 },
  { x: 0, y: 1, stepX: 1, stepY: 2 },
]

function interlacedBytes(side: number): number {
  return passes.reduce((bytes, { x, y, stepX, stepY }) => {
    const columns = Math.ceil((side - x) / stepX)
    const rows = Math.ceil((side - y) / stepY)
    return bytes + rows * (1 + columns * 8)
  }, 0)
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
