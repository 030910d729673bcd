import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const raw = Symbol('raw answer')

/** Shorter texts fit into the first packets anyway. */
const minGzipBytes = 2048

/** Compressing a longer text would delay all other requests, so another thread does it. */
const longTextBytes = 64 * 1024
const gzipInThread = promisify(gzip)

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

export async function sendRaw(request: FastifyRequest, reply: FastifyReply, answer: RawResponse) {
  const { etag } = answer.headers
  reply.headers(answer.headers)
  if (etag && request.headers['if-none-match'] === etag) return reply.code(304).send()
  reply.header('vary', 'accept-encoding')
  const acceptsGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  const gzipped = acceptsGzip ? await gzippedBytes(answer) : undefined
  if (gzipped) reply.header('content-encoding', 'gzip')
  // The function form keeps Fastify from validating bytes that are JSON already.
  return reply
    .type(answer.type)
    .serializer((payload: unknown) => payload as string)
    .send(gzipped ?? answer.bytes)
}

/** A cached response is compressed only once. */
async function gzippedBytes(answer: RawResponse): Promise<Buffer | undefined> {
  const { bytes, gzipped } = answer
  if (gzipped || typeof bytes !== 'string' || bytes.length < minGzipBytes) return gzipped
  answer.gzipped = bytes.length < longTextBytes ? gzipSync(bytes) : await gzipInThread(bytes)
  return answer.gzipped
}
