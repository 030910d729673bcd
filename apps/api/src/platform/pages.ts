import { Readable } from 'node:stream'
import { defaultLanguage, isLanguage, type Language } from '@marea/contract/language.ts'
import type { PageGiven, PublicConfig } from '@marea/contract/pages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import { retryAfterSeconds } from '#platform/errors.ts'
import { giveForgeryCookie } from '#platform/forgery.ts'
import {
  type CachedPage,
  gzippedWithNonce,
  type PageCache,
  toCachedPage,
  withNonce,
} from '#platform/page-cache.ts'
import { randomText } from '#platform/random.ts'
import { pageContentPolicy } from '#platform/security.ts'

export type HandlePage = (request: Request, given: PageGiven) => Promise<Response>

export type Pages = {
  handlePage: HandlePage
  call: PageGiven['call']
  publicConfig: PublicConfig
  cache: PageCache
}

const hole = '{nonce}'

/** Answers everything that is neither API nor asset with a rendered page. */
export function servePages(app: FastifyInstance, config: Config, pages: Pages): void {
  const policyAround = pageContentPolicy(hole, config).split(hole)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    async handler(request, reply) {
      const nonce = randomText(16, 'base64')
      const policy = policyAround.join(nonce)
      const language = languageOf(request)
      giveForgeryCookie(request, reply, { isSecure: config.publicUrl.startsWith('https:') })
      const key = `${language} ${request.url}`
      const known = request.method === 'GET' ? pages.cache.find(key, performance.now()) : undefined
      if (known) return sendCached(request, reply, { page: known, nonce, policy })
      const begunAt = pages.cache.age()
      const delivered: { html?: Buffer } = {}
      const response = await pages.handlePage(toWebRequest(request, config), {
        nonce,
        language,
        requestId: request.id,
        call: pages.call,
        config: pages.publicConfig,
        report: (error) => request.log.error({ err: error }, 'page failed'),
        deliver(html) {
          delivered.html = Buffer.from(html.buffer, html.byteOffset, html.byteLength)
        },
      })
      if (response.status === 503) reply.header('retry-after', retryAfterSeconds)
      const seconds = secondsShared(response)
      if (request.method !== 'GET' || !seconds) {
        return sendFresh(reply, response, { policy, html: delivered.html })
      }
      const html = delivered.html ?? Buffer.from(await response.arrayBuffer())
      const page = toCachedPage(html, {
        nonce,
        status: response.status,
        headers: plainHeaders(response),
        freshUntil: performance.now() + seconds * 1000,
      })
      pages.cache.keep(key, page, begunAt)
      return sendCached(request, reply, { page, nonce, policy })
    },
  })
}

function languageOf(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown }
  if (isLanguage(lang)) return lang
  const remembered = /(?:^|;\s*)lang=(\w+)/.exec(request.headers.cookie ?? '')?.[1]
  return isLanguage(remembered) ? remembered : defaultLanguage
}

function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, nonce, policy }: { page: CachedPage; nonce: string; policy: string },
) {
  reply.headers(page.headers).header('etag', page.etag).header('vary', 'cookie, accept-encoding')
  // A 304 keeps the stored body, whose nonces fit only the policy stored with it.
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  reply.code(page.status).header('content-security-policy', policy)
  const acceptsGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  const { bytes, giveBack } = acceptsGzip ? gzippedWithNonce(page, nonce) : withNonce(page, nonce)
  reply.raw.once('close', giveBack)
  if (acceptsGzip) reply.header('content-encoding', 'gzip')
  return reply.send(bytes)
}

function sendFresh(
  reply: FastifyReply,
  response: Response,
  { policy, html }: { policy: string; html: Buffer | undefined },
) {
  reply.code(response.status).headers(plainHeaders(response))
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  reply.header('content-security-policy', policy)
  return reply.send(html ?? (response.body ? Readable.fromWeb(response.body as never) : ''))
}

function plainHeaders(response: Response): Record<string, string> {
  return Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie'))
}

function secondsShared(response: Response): number {
  const control = response.headers.get('cache-control') ?? ''
  return Number(/\bs-maxage=(\d+)/.exec(control)?.[1] ?? 0)
}

function toWebRequest(request: FastifyRequest, { publicUrl }: Config): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each)
  }
  const hasBody = request.method === 'POST'
  return new Request(new URL(request.url, publicUrl), {
    method: request.method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(request.raw) as never, duplex: 'half' } : {}),
  })
}
