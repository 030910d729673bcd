import type { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const raw = Symbol('raw answer')

/** Shorter texts fit into the first packets anyway. */
const worthPacking = 2048

/** A response sent unchanged: a document, a picture, prepared JSON or a stream. */
export type RawAnswer = {
  [raw]: true
  bytes: Buffer | string | Readable
  type: string
  headers: Record<string, string>
  /** The same bytes compressed once, for a response that many clients request. */
  gzipped?: Buffer
}

export function rawAnswer(answer: {
  bytes: Buffer | string | Readable
  type: string
  headers?: Record<string, string>
  gzipped?: Buffer
}): RawAnswer {
  return { [raw]: true, headers: {}, ...answer }
}

export function isRawAnswer(value: unknown): value is RawAnswer {
  return typeof value === 'object' && value !== null && raw in value
}

export function sendRaw(request: FastifyRequest, reply: FastifyReply, answer: RawAnswer) {
  const { etag } = answer.headers
  reply.headers(answer.headers)
  if (etag && request.headers['if-none-match'] === etag) return reply.code(304).send()
  reply.header('vary', 'accept-encoding')
  const acceptsGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  const packed = acceptsGzip ? packedOf(answer) : undefined
  if (packed) reply.header('content-encoding', 'gzip')
  // The function form keeps Fastify from validating bytes that are JSON already.
  return reply
    .type(answer.type)
    .serializer((payload: unknown) => payload as string)
    .send(packed ?? answer.bytes)
}

/** A cached response is compressed only once. */
function packedOf(answer: RawAnswer): Buffer | undefined {
  const { bytes } = answer
  if (typeof bytes === 'string' && bytes.length >= worthPacking) answer.gzipped ??= gzipSync(bytes)
  return answer.gzipped
}
