import { Problem } from '#platform/problem.ts'
import { spendParts, type VideoFile } from './video-file.ts'

type Element = { id: number; start: number; body: number; end: number }

const ids = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  codec: 0x86,
  tags: 0x1254c367,
  attachments: 0x1941a469,
}

const codecs = ['V_VP8', 'V_VP9', 'V_AV1', 'A_OPUS', 'A_VORBIS']
const maxNameBytes = 64
const nanoseconds = 1e9
const defaultScale = 1_000_000

export function isWebm(bytes: Buffer): boolean {
  return bytes.length > 4 && bytes.readUInt32BE(0) === ids.header
}

/** The length in seconds of a WebM file, whose tags are overwritten in the given bytes. */
export function cleanWebm(file: VideoFile): number {
  const { bytes } = file
  const top = elementsIn(file, { body: 0, end: bytes.length })
  const header = top.find(({ id }) => id === ids.header)
  const segment = top.find(({ id }) => id === ids.segment)
  if (!header || !segment) throw new Problem('files.not_a_video')
  const docType = inside(file, header, ids.docType)
  if (textOf(bytes, docType) !== 'webm') throw new Problem('files.not_a_video')
  const parts = elementsIn(file, segment)
  requireCodecs(file, parts)
  for (const part of parts) {
    if (part.id === ids.tags || part.id === ids.attachments) erase(bytes, part)
  }
  return secondsOf(file, parts)
}

function elementsIn(file: VideoFile, { body, end }: Pick<Element, 'body' | 'end'>): Element[] {
  const elements: Element[] = []
  for (let start = body; start < end; ) {
    spendParts(file, 1)
    const element = elementAt(file.bytes, start, end)
    if (element.end > end || element.body > end) throw new Problem('files.not_a_video')
    elements.push(element)
    start = element.end
  }
  return elements
}

/** Only the whole segment may have no stated size, as recorders that stream write it. */
function elementAt(bytes: Buffer, start: number, limit: number): Element {
  const id = numberAt(bytes, start, { hasMarker: true })
  const size = numberAt(bytes, start + id.length, { hasMarker: false })
  const body = start + id.length + size.length
  const isUnknown = size.value === 2 ** (7 * size.length) - 1
  if (isUnknown && id.value !== ids.segment) throw new Problem('files.not_a_video')
  return { id: id.value, start, body, end: isUnknown ? limit : body + size.value }
}

/** The zeros before the first one bit say how many bytes follow. */
function numberAt(bytes: Buffer, start: number, { hasMarker }: { hasMarker: boolean }) {
  const first = bytes[start] ?? 0
  const length = Math.clz32(first) - 23
  if (length > 8 || start + length > bytes.length) throw new Problem('files.not_a_video')
  let value = hasMarker ? first : first & (0xff >> length)
  for (const byte of bytes.subarray(start + 1, start + length)) value = value * 256 + byte
  return { value, length }
}

function inside(file: VideoFile, element: Element, id: number): Element | undefined {
  return elementsIn(file, element).find((each) => each.id === id)
}

/** Zeros may follow a name; of a longer one the search for them would take minutes. */
function textOf(bytes: Buffer, element: Element | undefined): string {
  if (!element || element.end - element.body > maxNameBytes) return ''
  return bytes.toString('latin1', element.body, element.end).replace(/\0+$/, '')
}

function requireCodecs(file: VideoFile, parts: readonly Element[]): void {
  const tracks = parts.find(({ id }) => id === ids.tracks)
  const found = (tracks ? elementsIn(file, tracks) : [])
    .filter(({ id }) => id === ids.track)
    .map((track) => textOf(file.bytes, inside(file, track, ids.codec)))
  if (!found.some((codec) => codec.startsWith('V_'))) throw new Problem('files.not_a_video')
  if (!found.every((codec) => codecs.includes(codec))) throw new Problem('files.video_codec')
}

function secondsOf(file: VideoFile, parts: readonly Element[]): number {
  const { bytes } = file
  const info = parts.find(({ id }) => id === ids.info)
  const duration = info && inside(file, info, ids.duration)
  if (!info || !duration) throw new Problem('files.not_a_video')
  const scale = inside(file, info, ids.scale)
  const unit = scale ? bytes.readUIntBE(scale.body, scale.end - scale.body) : defaultScale
  const isDouble = duration.end - duration.body === 8
  const units = isDouble ? bytes.readDoubleBE(duration.body) : bytes.readFloatBE(duration.body)
  return (units * unit) / nanoseconds
}

/** Replaces it with an element of the same size that players skip. */
function erase(bytes: Buffer, { start, end }: Element): void {
  const total = end - start
  bytes.fill(0, start, end)
  bytes[start] = 0xec
  if (total < 9) bytes[start + 1] = 0x80 | (total - 2)
  else bytes.writeBigUInt64BE((1n << 56n) | BigInt(total - 9), start + 1)
}
