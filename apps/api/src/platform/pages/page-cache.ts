import { createHash } from 'node:crypto'
import { constants, crc32, deflateRawSync } from 'node:zlib'

/**
 * Pages that are the same for every visitor. Each response gets its own nonce, written over the
 * previous one, so that nothing is rendered or compressed again.
 */
export type CachedPage = {
  status: number
  headers: Record<string, string>
  etag: string
  freshUntil: number
  plain: EncodedPage
  /** Made for the first client that accepts gzip. */
  gzipped?: EncodedPage
  size: number
}

/** A page's bytes, the positions of its nonces, and copies not currently in use. */
type EncodedPage = { bytes: Buffer; nonceAt: number[]; spareCopies: Buffer[] }

/** Allocating a copy per response would cost more than sending it, so copies are reused. */
const maxSpareCopies = 32

export type PageCache = {
  find(key: string, now: number): CachedPage | undefined
  /** Grows each time the cache is cleared; a page begun before that must not be stored. */
  generation(): number
  store(key: string, page: CachedPage, begunAt: number): void
  clear(): void
}

export function createPageCache({ maxBytes = 64 * 1024 * 1024 } = {}): PageCache {
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
    generation: () => age,
    store(key, page, begunAt) {
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
  html: Buffer,
  given: { nonce: string; status: number; headers: Record<string, string>; freshUntil: number },
): CachedPage {
  const { nonce, ...rest } = given
  const nonceAt = positionsOf(nonce, html)
  const hash = createHash('sha256')
  for (const piece of splitAround(nonceAt, nonce, html)) hash.update(piece)
  const etag = `W/"${hash.digest('base64url').slice(0, 22)}"`
  return { ...rest, etag, plain: { bytes: html, nonceAt, spareCopies: [] }, size: 2 * html.length }
}

function positionsOf(nonce: string, bytes: Buffer): number[] {
  const places: number[] = []
  for (let at = bytes.indexOf(nonce); at >= 0; at = bytes.indexOf(nonce, at + nonce.length)) {
    places.push(at)
  }
  return places
}

function splitAround(nonceAt: number[], nonce: string, bytes: Buffer): Buffer[] {
  const starts = [0, ...nonceAt.map((at) => at + nonce.length)]
  return starts.map((start, index) => bytes.subarray(start, nonceAt[index]))
}

export type Body = { bytes: Buffer; release(): void }

/** The bytes of one response, to be returned once the response has been sent. */
export function withNonce({ plain }: CachedPage, nonce: string): Body {
  return takeCopy(plain, nonce)
}

const gzipStart = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
const gzipEnd = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0])

/** The nonce is a stored block inside the gzip stream, so only it and the checksum change. */
export function gzippedWithNonce(page: CachedPage, nonce: string): Body {
  page.gzipped ??= pack(page.plain, nonce)
  const plain = takeCopy(page.plain, nonce)
  const packed = takeCopy(page.gzipped, nonce)
  packed.bytes.writeUInt32LE(crc32(plain.bytes), packed.bytes.length - 8)
  packed.bytes.writeUInt32LE(plain.bytes.length, packed.bytes.length - 4)
  plain.release()
  return packed
}

function pack({ bytes, nonceAt }: EncodedPage, nonce: string): EncodedPage {
  const pieces = splitAround(nonceAt, nonce, bytes).map(deflate)
  const head = storedBlockHead(nonce.length)
  const last = pieces.length - 1
  return toEncodedPage(
    pieces.map((piece, index) =>
      Buffer.concat([
        index === 0 ? gzipStart : Buffer.alloc(0),
        piece,
        index === last ? gzipEnd : head,
      ]),
    ),
    Buffer.from(nonce),
  )
}

function deflate(piece: Buffer): Buffer {
  return deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
}

function storedBlockHead(length: number): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(length, 1)
  head.writeUInt16LE(~length & 0xffff, 3)
  return head
}

function toEncodedPage(pieces: Buffer[], nonce: Buffer): EncodedPage {
  const nonceAt: number[] = []
  let at = 0
  for (const piece of pieces.slice(0, -1)) {
    at += piece.length
    nonceAt.push(at)
    at += nonce.length
  }
  const bytes = Buffer.concat(pieces.flatMap((piece, index) => (index ? [nonce, piece] : [piece])))
  return { bytes, nonceAt, spareCopies: [] }
}

function takeCopy({ bytes, nonceAt, spareCopies }: EncodedPage, nonce: string): Body {
  const copy = spareCopies.pop() ?? Buffer.from(bytes)
  for (const at of nonceAt) copy.write(nonce, at, 'latin1')
  return {
    bytes: copy,
    release() {
      if (spareCopies.length < maxSpareCopies) spareCopies.push(copy)
    },
  }
}
