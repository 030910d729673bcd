import { Problem } from '#platform/problem.ts'
import { spendParts, spendSamples, type VideoFile } from './video-file.ts'

type Box = { type: string; start: number; body: number; end: number }

/** What every browser plays: H.264 with AAC or without sound. */
const codecs: Record<string, readonly string[]> = { vide: ['avc1', 'avc3'], soun: ['mp4a'] }

/** Where cameras write the place, the time and the device. */
const notes = ['udta', 'meta', 'uuid']

export function isMp4(bytes: Buffer): boolean {
  return bytes.toString('latin1', 4, 8) === 'ftyp'
}

/**
 * The length in seconds of an MP4 or QuickTime file, whose notes about its place and camera are
 * overwritten in the given bytes. Sizes stay, because the index of a file counts bytes.
 */
export function cleanMp4(file: VideoFile): number {
  const { bytes } = file
  const top = boxesIn(file, { body: 0, end: bytes.length })
  const movie = top.find(({ type }) => type === 'moov')
  if (!movie || !top.some(({ type }) => type === 'mdat')) throw new Problem('files.not_a_video')
  const parts = boxesIn(file, movie)
  const tracks = parts.filter(({ type }) => type === 'trak')
  const played = tracks.filter((track) => handlerOf(file, track) in codecs)
  requireCodecs(file, played)
  for (const track of tracks) if (!played.includes(track)) eraseTrack(file, track)
  for (const box of [...top, ...parts, ...played.flatMap((track) => boxesIn(file, track))]) {
    if (notes.includes(box.type)) erase(bytes, box)
  }
  return secondsOf(bytes, parts)
}

function boxesIn(file: VideoFile, { body, end }: Pick<Box, 'body' | 'end'>): Box[] {
  const boxes: Box[] = []
  for (let start = body; start + 8 <= end; ) {
    spendParts(file, 1)
    const box = boxAt(file.bytes, start, end)
    if (box.end > end || box.end < box.body) throw new Problem('files.not_a_video')
    boxes.push(box)
    start = box.end
  }
  return boxes
}

/** A size of 1 means that eight bytes follow, 0 that the box is the last one. */
function boxAt(bytes: Buffer, start: number, limit: number): Box {
  const size = bytes.readUInt32BE(start)
  const type = bytes.toString('latin1', start + 4, start + 8)
  if (size === 0) return { type, start, body: start + 8, end: limit }
  if (size !== 1) return { type, start, body: start + 8, end: start + size }
  if (start + 16 > limit) throw new Problem('files.not_a_video')
  return { type, start, body: start + 16, end: start + Number(bytes.readBigUInt64BE(start + 8)) }
}

function inside(file: VideoFile, box: Box, ...path: string[]): Box | undefined {
  return path.reduce<Box | undefined>(
    (at, type) => at && boxesIn(file, at).find((each) => each.type === type),
    box,
  )
}

function handlerOf(file: VideoFile, track: Box): string {
  const { bytes } = file
  const handler = inside(file, track, 'mdia', 'hdlr')
  return handler ? bytes.toString('latin1', handler.body + 8, handler.body + 12) : ''
}

function requireCodecs(file: VideoFile, tracks: readonly Box[]): void {
  const { bytes } = file
  const handlers = tracks.map((track) => handlerOf(file, track))
  if (!handlers.includes('vide')) throw new Problem('files.not_a_video')
  for (const [index, track] of tracks.entries()) {
    const formats = inside(file, track, 'mdia', 'minf', 'stbl', 'stsd')
    if (!formats) throw new Problem('files.not_a_video')
    const codec = bytes.toString('latin1', formats.body + 12, formats.body + 16)
    if (!codecs[handlers[index] ?? '']?.includes(codec)) throw new Problem('files.video_codec')
  }
}

function secondsOf(bytes: Buffer, parts: readonly Box[]): number {
  const header = parts.find(({ type }) => type === 'mvhd')
  if (!header || header.end - header.body < 32) throw new Problem('files.not_a_video')
  const isLong = bytes[header.body] === 1
  const at = header.body + (isLong ? 20 : 12)
  const duration = isLong ? Number(bytes.readBigUInt64BE(at + 4)) : bytes.readUInt32BE(at + 4)
  return duration / bytes.readUInt32BE(at)
}

/** Some cameras record their position as a track of its own, so its samples are erased too. */
function eraseTrack(file: VideoFile, track: Box): void {
  const { bytes } = file
  const table = inside(file, track, 'mdia', 'minf', 'stbl')
  const chunks = table ? chunksOf(file, boxesIn(file, table)) : []
  for (const [from, to] of chunks) {
    spendSamples(file, to - from)
    bytes.fill(0, from, to)
  }
  erase(bytes, track)
}

function erase(bytes: Buffer, { start, body, end }: Box): void {
  bytes.write('free', start + 4, 'latin1')
  bytes.fill(0, body, end)
}

/** The first and last byte of each chunk of a track. */
function chunksOf(file: VideoFile, table: readonly Box[]): [number, number][] {
  const { bytes } = file
  const rows = (type: string, width: number, at = 8) => {
    const box = table.find((each) => each.type === type)
    const count = box ? Math.floor((box.end - box.body - at) / width) : 0
    spendParts(file, count)
    return Array.from({ length: count }, (_, row) => (box?.body ?? 0) + at + row * width)
  }
  const starts = [
    ...rows('stco', 4).map((at) => bytes.readUInt32BE(at)),
    ...rows('co64', 8).map((at) => Number(bytes.readBigUInt64BE(at))),
  ]
  const runs = rows('stsc', 12).map((at) => ({
    first: bytes.readUInt32BE(at) - 1,
    samples: bytes.readUInt32BE(at + 4),
  }))
  const sizes = table.find(({ type }) => type === 'stsz')
  const same = sizes ? bytes.readUInt32BE(sizes.body + 4) : 0
  const each = rows('stsz', 4, 12).map((at) => bytes.readUInt32BE(at))
  let sample = 0
  let run = 0
  return starts.map((start, chunk) => {
    while ((runs[run + 1]?.first ?? Number.POSITIVE_INFINITY) <= chunk) run += 1
    const count = runs[run]?.samples ?? 0
    const length = same
      ? same * count
      : each.slice(sample, sample + count).reduce((sum, size) => sum + size, 0)
    sample += count
    return [Math.min(start, bytes.length), Math.min(start + length, bytes.length)]
  })
}
