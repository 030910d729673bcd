import { Readable } from 'node:stream'
import { areaOf } from '@marea/contract/areas.ts'
import {
  formPages,
  type PageGiven,
  type PublicConfig,
  type TextTables,
} from '@marea/contract/pages.ts'
import type { Brand } from '@marea/contract/platform/brand.ts'
import { maintenanceHeader } from '@marea/contract/platform/http/maintenance-header.ts'
import type { PlaceNames } from '@marea/contract/suites/neighborhoods/place-names.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import { randomText } from '#platform/crypto/random.ts'
import { setAntiForgeryCookie } from '#platform/http/anti-forgery.ts'
import { retryAfterSeconds } from '#platform/http/errors.ts'
import { admitRequest, createRateLimit, limitRequests } from '#platform/http/rate-limit.ts'
import { pageContentPolicy } from '#platform/http/security-headers.ts'
import { Problem } from '#platform/problem.ts'
import { type Closing, retryAfter } from '#platform/site/current-closing.ts'
import { closedPage } from './closed-page.ts'
import { type PageAddress, type QueryKeysOf, readPageAddress } from './page-address.ts'
import {
  type CachedPage,
  gzippedWithNonce,
  type PageCache,
  toCachedPage,
  withNonce,
} from './page-cache.ts'
import { responseHeaders, sharedCacheSeconds } from './page-caching.ts'
import { handlePageErrors, languageOf } from './page-errors.ts'

export type HandlePage = (request: Request, given: PageGiven) => Promise<Response>

export type Pages = {
  handlePage: HandlePage
  queryKeysOf: QueryKeysOf
  call: PageGiven['call']
  readTexts(): TextTables
  readTextsTag(): string
  publicConfig: Omit<PublicConfig, 'brand'>
  readBrand(): Brand
  readPlaceNames(): PlaceNames
  readClosing(): Promise<Closing | undefined>
  isPreview(request: FastifyRequest): boolean
  cache: PageCache
}

const noncePlaceholder = '{nonce}'

const maxFormBytes = 64 * 1024

const renderWeight = 5

/** Renders a page for every path that is neither API nor asset. */
export function servePages(app: FastifyInstance, config: Config, pages: Pages): void {
  handlePageErrors(app)
  limitRequests(app, createRateLimit(config.rateLimitPerMinute))
  const handler = createPageHandler(config, pages)
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: maxFormBytes },
    (_request, body, done) => done(null, body),
  )
  for (const url of formPages) app.post(url, handler)
  app.post('/*', { onRequest: refusePost }, handler)
}

/** Refuses before the body is read and closes the connection, so that the body is never read. */
async function refusePost(_request: FastifyRequest, reply: FastifyReply) {
  return reply.code(405).header('allow', 'GET, HEAD').header('connection', 'close').send('')
}

function createPageHandler(config: Config, pages: Pages) {
  const policyAround = pageContentPolicy(noncePlaceholder, config).split(noncePlaceholder)
  const isSecure = config.publicUrl.startsWith('https:')
  const renderLimit = createRateLimit(Math.ceil(config.rateLimitPerMinute / renderWeight))
  const { queryKeysOf } = pages
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const address = readPageAddress(request.url, { publicUrl: config.publicUrl, queryKeysOf })
    if (address.movedTo) return reply.redirect(address.movedTo, 308)
    const nonce = randomText(16, 'base64')
    const policy = policyAround.join(nonce)
    const language = languageOf(request)
    setAntiForgeryCookie(request, reply, { isSecure })
    const closing = await pages.readClosing()
    if (closing?.why === 'private') reply.header('x-robots-tag', 'noindex')
    if (closing && !isOpen(closing, request, { pages, address })) {
      return sendClosed(request, reply, { pages, config, closing })
    }
    const isShared = !closing && request.method === 'GET' && address.cacheKey
    const key = isShared ? `${language} ${address.cacheKey}` : undefined
    const known = key ? pages.cache.find(key, performance.now()) : undefined
    if (known) return sendCached(request, reply, { page: known, nonce, policy })
    admitRequest(request, reply, renderLimit)
    const begunAt = pages.cache.generation()
    const delivered: { html?: Buffer } = {}
    const response = await pages.handlePage(toWebRequest(request, address), {
      nonce,
      language,
      requestId: request.id,
      call: pages.call,
      texts: pages.readTexts()[language],
      config: configOf(pages),
      report: (error) => request.log.error({ err: error }, 'page failed'),
      deliver(html) {
        delivered.html = Buffer.from(html.buffer, html.byteOffset, html.byteLength)
      },
    })
    if (response.status === 503) reply.header('retry-after', retryAfterSeconds)
    const seconds = sharedCacheSeconds(response)
    if (!key || !seconds) return sendFresh(reply, response, { policy, html: delivered.html })
    const html = delivered.html ?? Buffer.from(await response.arrayBuffer())
    const page = toCachedPage(html, {
      nonce,
      status: response.status,
      headers: responseHeaders(response),
      freshUntil: performance.now() + seconds * 1000,
    })
    pages.cache.store(key, page, begunAt)
    return sendCached(request, reply, { page, nonce, policy })
  }
}

const alwaysOpen = /^\/status(\.data)?$/

/** How administrators and those who will be come in, and what crawlers and phones ask for. */
const openWhilePrivate =
  /^\/((sign-in|reset-password|auth\/callback)(\.data)?|robots\.txt|\w+\.webmanifest)$/

/** Administrators still reach the console, which asks them to sign in. */
function isOpen(
  { why }: Closing,
  request: FastifyRequest,
  { pages, address }: { pages: Pages; address: PageAddress },
): boolean {
  const { pathname } = new URL(address.url)
  if (areaOf(pathname) === 'console' || alwaysOpen.test(pathname)) return true
  return why === 'private' && (openWhilePrivate.test(pathname) || pages.isPreview(request))
}

function sendClosed(
  request: FastifyRequest,
  reply: FastifyReply,
  given: { pages: Pages; config: Config; closing: Closing },
) {
  const { pages, config, closing } = given
  const nonce = randomText(16, 'base64')
  const { companyTimeZone } = pages.publicConfig
  const brand = pages.readBrand()
  const language = languageOf(request)
  if (closing.why === 'maintenance') {
    reply
      .code(503)
      .header('retry-after', retryAfter(closing, Temporal.Now.instant()))
      .header(maintenanceHeader, closing.endsAt.toString())
  }
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', pageContentPolicy(nonce, config))
    .type('text/html; charset=utf-8')
    .send(closedPage({ closing, language, nonce, companyTimeZone, brand }))
}

function configOf({ publicConfig, readBrand, readTextsTag, readPlaceNames }: Pages): PublicConfig {
  const config = { ...publicConfig, brand: readBrand(), textsTag: readTextsTag() }
  const placeNames = readPlaceNames()
  return Object.keys(placeNames).length > 0 ? { ...config, placeNames } : config
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
  const { bytes, release } = acceptsGzip ? gzippedWithNonce(page, nonce) : withNonce(page, nonce)
  reply.raw.once('close', release)
  if (acceptsGzip) reply.header('content-encoding', 'gzip')
  return reply.send(bytes)
}

function sendFresh(
  reply: FastifyReply,
  response: Response,
  { policy, html }: { policy: string; html: Buffer | undefined },
) {
  reply.code(response.status).headers(responseHeaders(response))
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  reply.header('content-security-policy', policy)
  return reply.send(html ?? (response.body ? Readable.fromWeb(response.body as never) : ''))
}

function toWebRequest(request: FastifyRequest, { url, cacheKey }: PageAddress): Request {
  const { method, body } = request
  const headers = cacheKey === undefined ? headersOf(request) : sharedHeadersOf(request)
  if (method !== 'POST') return new Request(url, { method, headers })
  if (!Buffer.isBuffer(body)) throw new Problem('request.unsupported_type')
  return new Request(url, { method, headers, body: new Uint8Array(body) })
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each)
  }
  return headers
}

/**
 * A page that is shared must not depend on its first reader, so it is rendered without their headers. Only errors use
 * the user agent, and errors are not cached.
 */
function sharedHeadersOf({ headers }: FastifyRequest): Headers {
  return new Headers({ 'user-agent': headers['user-agent'] ?? '' })
}
