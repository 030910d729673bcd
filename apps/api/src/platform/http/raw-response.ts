import type { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const raw = Symbol('raw answer')

/** Shorter texts fit into the first packets anyway. */
const minGzipBytes = 2048

/** A response sent unchanged: a document, a picture, prepared JSON or a stream. */
export type RawResponse = {
  [raw]: true
  bytes: Buffer | string | Readable
  type: string
  headers: Record<string, string>
  /** The same bytes compressed once, for a response that many clients request. */
  gzipped?: Buffer
}

export function rawResponse(answer: {
  bytes: Buffer | string | Readable
  type: string
  headers?: Record<string, string>
  gzipped?: Buffer
}): RawResponse {
  return { [raw]: true, headers: {}, ...answer }
}

export function isRawResponse(value: unknown): value is RawResponse {
  return typeof value === 'object' && value !== null && raw in value
}

export function sendRaw(request: FastifyRequest, reply: FastifyReply, answer: RawResponse) {
  const { etag } = answer.headers
  reply.headers(answer.headers)
  if (etag && request.headers['if-none-match'] === etag) return reply.code(304).send()
  reply.header('vary', 'accept-encoding')
  const acceptsGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  const gzipped = acceptsGzip ? gzippedBytes(answer) : undefined
  if (gzipped) reply.header('content-encoding', 'gzip')
  // The function form keeps Fastify from validating bytes that are JSON already.
  return reply
    .type(answer.type)
    .serializer((payload: unknown) => payload as string)
    .send(gzipped ?? answer.bytes)
}

/** A cached response is compressed only once. */
function gzippedBytes(answer: RawResponse): Buffer | undefined {
  const { bytes } = answer
  if (typeof bytes === 'string' && bytes.length >= minGzipBytes) answer.gzipped ??= gzipSync(bytes)
  return answer.gzipped
}
