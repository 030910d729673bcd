import { createHash } from 'node:crypto'
import { constants, crc32, deflateRawSync } from 'node:zlib'

/**
 * Pages that are the same for every visitor, kept as the pieces between their nonces, so that
 * each answer gets a nonce of its own without being rendered or compressed again.
 */
export type CachedPage = {
  status: number
  headers: Record<string, string>
  etag: string
  freshUntil: number
  pieces: Buffer[]
  /** The page with some nonce in it, and where its nonces stand. */
  whole: Buffer
  nonceAt: number[]
  /** Made when the first reader who accepts gzip comes. */
  deflated?: Buffer[]
  size: number
}

export type PageCache = {
  find(key: string, now: number): CachedPage | undefined
  /** Grows with each clearing; a page begun before the last one must not be kept. */
  age(): number
  keep(key: string, page: CachedPage, begunAt: number): void
  clear(): void
}

export function newPageCache({ maxBytes = 64 * 1024 * 1024 } = {}): PageCache {
  const pages = new Map<string, CachedPage>()
  let bytes = 0
  let age = 0
  function drop(key: string): void {
    bytes -= pages.get(key)?.size ?? 0
    pages.delete(key)
  }
  return {
    find(key, now) {
      const page = pages.get(key)
      if (page && page.freshUntil > now) return page
      drop(key)
      return undefined
    },
    age: () => age,
    keep(key, page, begunAt) {
      if (begunAt !== age) return
      drop(key)
      pages.set(key, page)
      bytes += page.size
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break
        drop(oldest)
      }
    },
    clear() {
      pages.clear()
      bytes = 0
      age += 1
    },
  }
}

export function toCachedPage(
  html: string,
  given: { nonce: string; status: number; headers: Record<string, string>; freshUntil: number },
): CachedPage {
  const { nonce, ...rest } = given
  const texts = html.split(nonce)
  const pieces = texts.map((text) => Buffer.from(text))
  const hash = createHash('sha256').update(texts.join()).digest('base64url').slice(0, 22)
  const whole = Buffer.from(html)
  const nonceAt = placesBetween(pieces, nonce.length)
  return { ...rest, etag: `W/"${hash}"`, pieces, whole, nonceAt, size: 2 * whole.length }
}

function placesBetween(pieces: Buffer[], width: number): number[] {
  let at = -width
  return pieces.slice(0, -1).map((piece) => {
    at += width + piece.length
    return at
  })
}

/** Every nonce has the same width, so one copy with the nonces written over the old ones will do. */
export function withNonce({ whole, nonceAt }: CachedPage, nonce: string): Buffer {
  const page = Buffer.from(whole)
  for (const at of nonceAt) page.write(nonce, at, 'latin1')
  return page
}

const gzipStart = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
const deflateEnd = Buffer.from([3, 0])

/** Joins pieces deflated before with the nonce as a stored block, so only the checksum is new. */
export function gzippedWithNonce(page: CachedPage, nonce: string): Buffer {
  const plain = withNonce(page, nonce)
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(crc32(plain), 0)
  tail.writeUInt32LE(plain.length, 4)
  page.deflated ??= page.pieces.map(deflate)
  return Buffer.concat([gzipStart, ...between(page.deflated, storedBlock(nonce)), deflateEnd, tail])
}

function deflate(piece: Buffer): Buffer {
  return deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
}

function storedBlock(text: string): Buffer {
  const bytes = Buffer.from(text)
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([head, bytes])
}

function between(pieces: Buffer[], separator: Buffer): Buffer[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [separator, piece]))
}
