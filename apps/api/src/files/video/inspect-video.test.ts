import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type CheckedVideo, inspectVideo } from './inspect-video.ts'

const folder = new URL('../../../../../demo/films/coconut-grove-tropical-modern/', import.meta.url)
const mp4 = await readFile(fileURLToPath(new URL('film.mp4', folder)))
const webm = await readFile(fileURLToPath(new URL('film.webm', folder)))

function refusal(bytes: Buffer): string {
  const inspected = inspectVideo(bytes)
  return 'refusal' in inspected ? inspected.refusal : inspected.format
}

function checked(bytes: Buffer): Omit<CheckedVideo, 'bytes'> & { bytes: Buffer } {
  const inspected = inspectVideo(bytes)
  if ('refusal' in inspected) throw new Error(inspected.refusal)
  return { ...inspected, bytes: Buffer.from(inspected.bytes) }
}

function replaced(bytes: Buffer, from: string, to: string): Buffer {
  const copy = Buffer.from(bytes)
  for (let at = copy.indexOf(from); at >= 0; at = copy.indexOf(from, at + 1)) copy.write(to, at)
  return copy
}

function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4)
  return Buffer.concat([head, body])
}

function words(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, index * 4)
  return bytes
}

/** Puts boxes at the end of the movie's index, and bytes after everything. */
function extended(bytes: Buffer, added: Buffer, after: Buffer = Buffer.alloc(0)): Buffer {
  const at = bytes.indexOf('moov') - 4
  const end = at + bytes.readUInt32BE(at)
  const whole = Buffer.concat([bytes.subarray(0, end), added, bytes.subarray(end), after])
  whole.writeUInt32BE(end - at + added.length, at)
  return whole
}

test('an MP4 and a WebM that browsers play are taken with their length', () => {
  expect(checked(mp4)).toMatchObject({ format: 'mp4', seconds: 9 })
  expect(checked(webm)).toMatchObject({ format: 'webm', seconds: 9 })
})

test('a phone’s QuickTime file with H.264 is taken as MP4', () => {
  const movie = Buffer.from(mp4)
  movie.write('qt  ', 8)
  expect(refusal(movie)).toBe('mp4')
})

test('where a video was taken is erased, and nothing else moves', () => {
  const place = box('udta', box('\u00a9xyz', Buffer.from('+25.7233-080.2443/')))
  const bytes = extended(mp4, place)
  const { bytes: stored } = checked(bytes)
  expect(bytes.includes('+25.7233')).toBe(true)
  expect(stored.includes('+25.7233')).toBe(false)
  expect(stored.length).toBe(bytes.length)
})

test('a track of positions is erased together with its samples', () => {
  const samples = Buffer.from('N25.7233W080.2443')
  const track = (start: number) =>
    box(
      'trak',
      box(
        'mdia',
        box('hdlr', words(0, 0), Buffer.from('meta'), words(0, 0, 0)),
        box(
          'minf',
          box(
            'stbl',
            box('stsz', words(0, samples.length, 1)),
            box('stsc', words(0, 1, 1, 1, 1)),
            box('stco', words(0, 1, start)),
          ),
        ),
      ),
    )
  const { length } = extended(mp4, track(0))
  const bytes = extended(mp4, track(length + 8), box('mdat', samples))
  expect(bytes.includes('W080')).toBe(true)
  const { bytes: stored } = checked(bytes)
  expect(stored.includes('W080')).toBe(false)
  expect(stored.length).toBe(bytes.length)
})

/** A track of positions whose samples begin at these places of the file. */
function positions(starts: Buffer, bytesEach: number): Buffer {
  const table = box(
    'stbl',
    box('stsz', words(0, bytesEach, 0)),
    box('stsc', words(0, 1, 1, 1, 1)),
    box('stco', words(0, starts.length / 4), starts),
  )
  return box('trak', box('mdia', box('minf', table)))
}

test('a made-up file with countless boxes or rows, or overlapping samples, is refused', () => {
  const boxes = Buffer.concat(Array.from({ length: 100_000 }, () => box('free')))
  expect(refusal(Buffer.concat([mp4, boxes]))).toBe('files.not_a_video')
  const rows = positions(Buffer.alloc(200_000 * 4), 0)
  expect(refusal(extended(mp4, rows))).toBe('files.not_a_video')
  const overlapping = positions(Buffer.alloc(4), mp4.length)
  expect(refusal(extended(mp4, Buffer.concat([overlapping, overlapping])))).toBe(
    'files.not_a_video',
  )
})

test('the parts of all tracks count together', () => {
  const tracks = (count: number) =>
    Buffer.concat(Array.from({ length: count }, () => positions(Buffer.alloc(4000 * 4), 0)))
  expect(refusal(extended(mp4, tracks(5)))).toBe('mp4')
  expect(refusal(extended(mp4, tracks(15)))).toBe('files.not_a_video')
})

test('a WebM whose type is half a megabyte of zeros is refused at once', () => {
  const begun = performance.now()
  const type = Buffer.alloc(512 * 1024)
  type.write('x', type.length - 1)
  const header = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], type))
  const segment = element([0x18, 0x53, 0x80, 0x67], Buffer.alloc(0))
  expect(refusal(Buffer.concat([header, segment]))).toBe('files.not_a_video')
  expect(performance.now() - begun).toBeLessThan(2_000)
})

function element(id: number[], body: Buffer): Buffer {
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE((1n << 56n) | BigInt(body.length))
  return Buffer.concat([Buffer.from(id), size, body])
}

test('the tags of a WebM are erased', () => {
  const value = Buffer.from('LOCATION +25.7233-080.2443')
  const tags = Buffer.concat([Buffer.from([0x12, 0x54, 0xc3, 0x67, 0x80 | value.length]), value])
  const segment = webm.indexOf(Buffer.from([0x18, 0x53, 0x80, 0x67]))
  // A segment of unstated size reaches to the end of the file.
  const bytes = Buffer.concat([webm, tags])
  bytes.fill(0xff, segment + 5, segment + 12)
  const { bytes: stored } = checked(bytes)
  expect(stored.includes('25.7233')).toBe(false)
  expect(checked(stored)).toMatchObject({ format: 'webm', seconds: 9 })
})

function lasting(seconds: number): Buffer {
  const bytes = Buffer.from(mp4)
  const header = bytes.indexOf('mvhd') + 4
  bytes.writeUInt32BE(bytes.readUInt32BE(header + 12) * seconds, header + 16)
  return bytes
}

test.each([
  ['a text', Buffer.from('<script>alert(1)</script>'), 'files.not_a_video'],
  ['nothing', Buffer.alloc(0), 'files.not_a_video'],
  ['half of an MP4', mp4.subarray(0, 3000), 'files.not_a_video'],
  ['half of a WebM', webm.subarray(0, 3000), 'files.not_a_video'],
  ['an MP4 without tracks', replaced(mp4, 'trak', 'free'), 'files.not_a_video'],
  ['a Matroska file', replaced(webm, 'webm', 'mkv '), 'files.not_a_video'],
  ['H.265', replaced(mp4, 'avc1', 'hvc1'), 'files.video_codec'],
  ['another codec in a WebM', replaced(webm, 'V_VP9', 'V_XXX'), 'files.video_codec'],
  ['four minutes', lasting(240), 'files.video_too_long'],
  ['no length', lasting(0), 'files.not_a_video'],
])('%s is refused', (_, bytes, code) => {
  expect(refusal(bytes)).toBe(code)
})
