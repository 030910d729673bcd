import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Platform } from '#platform/platform.ts'
import type { OpenFile } from '#platform/ports.ts'
import { Problem } from '#platform/problem.ts'
import { isKey } from './file-key.ts'

const form = /\.(mp4|webm)$/

/**
 * `/films/<key>.<format>`, cached by browsers forever, and sent in ranges to players that request
 * them.
 */
export function serveVideos(app: FastifyInstance, { ports }: Pick<Platform, 'ports'>): void {
  app.get<{ Params: { '*': string } }>('/films/*', async (request, reply) => {
    const key = `films/${request.params['*']}`
    const video = isKey(key) && form.test(key) ? await ports.files.open(key) : undefined
    if (!video) throw new Problem('resource.not_found')
    // A new video has a new key, and hashing 40 MB for each range would delay other requests.
    const name = `${key} ${video.length}`
    const etag = `"${createHash('sha1').update(name).digest('base64url')}"`
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      etag,
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return send(reply, video, request.headers.range)
  })
}

/** Safari plays only videos served in ranges; only the requested one is read. */
async function send(reply: FastifyReply, video: OpenFile, range: string | undefined) {
  const { length, type, read } = video
  reply.type(type)
  const part = rangeOf(range, length)
  if (part === 'beyond') {
    return reply.code(416).header('content-range', `bytes */${length}`).send()
  }
  const { from, to } = part ?? { from: 0, to: length - 1 }
  if (part) reply.code(206).header('content-range', `bytes ${from}-${to}/${length}`)
  reply.header('content-length', to + 1 - from)
  return reply.send(length === 0 ? '' : await read(from, to))
}

/** One byte range; any other request gets the whole file, as the standard allows. */
function rangeOf(range: string | undefined, length: number) {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return null
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first)
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1)
  if (last !== '' && first !== '' && Number(last) < from) return null
  return from < length && from <= to ? { from, to } : ('beyond' as const)
}
