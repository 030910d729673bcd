import multipart from '@fastify/multipart'
import { type Endpoints, endpoints } from '@marea/contract/endpoints.ts'
import type { CallResult, Endpoint } from '@marea/contract/platform/endpoint.ts'
import { failureCodeOf } from '@marea/contract/platform/http/failure-codes.ts'
import { isLanguage, type Language, preferredLanguage } from '@marea/contract/platform/language.ts'
import type { ProblemCode } from '@marea/contract/problems.ts'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Actor, Ctx } from '#platform/ctx.ts'
import { createCtx, type Platform } from '#platform/platform.ts'
import { Problem } from '#platform/problem.ts'
import { createClosingReader, type ReadClosing } from '#platform/site/current-closing.ts'
import { findUnstorableText } from '#platform/unstorable-text.ts'
import { outsideConsole, recordInHome } from './administrators/console-rule.ts'
import { admitImpersonation } from './administrators/impersonation-rule.ts'
import { refuseWhileClosed } from './closed-rule.ts'
import { runIdempotently } from './idempotency/idempotency.ts'
import { type Authenticate, identify, isFromProgram } from './identify.ts'
import { networkOf } from './network-address.ts'
import { createRateLimit, type RateLimit } from './rate-limit.ts'
import { isRawResponse, type RawResponse, sendRaw } from './raw-response.ts'

const limits = { files: 1, fileSize: 5 * 1024 * 1024, fields: 10, fieldSize: 16 * 1024, parts: 11 }

/** Requests per minute for each API token. */
const requestsPerToken = 120

/** `owner` is open to co-hosts too; what they may do is decided for each home. */
export type Audience = 'anyone' | 'signed-in' | 'owner' | 'admin'

/** What a handler may know about the request besides its input. */
export type RequestFacts = {
  address(): string
  device: string
  language: Language
  /** The language that the reader has chosen in this browser. */
  chosenLanguage: Language | undefined
  idempotencyKey: string | undefined
  /** The last event a live client received before it reconnected. */
  lastEventId: string | undefined
  /** The token this browser was given as a known device. */
  deviceToken: string | undefined
  rememberDevice(token: string): void
}

declare module 'fastify' {
  interface FastifyContextConfig {
    failure?: ProblemCode | undefined
  }
}

type Part = 'params' | 'query' | 'body'

type Parsed<E> = {
  [part in Extract<keyof E, Part>]: E[part] extends z.ZodType ? z.output<E[part]> : never
} & (E extends { upload: string } ? { upload: Buffer } : unknown)

export type Route<E> = {
  audience: Audience
  /** Part of a sign-in, so a session that still lacks its second factor may call it. */
  isBeforeSecondFactor?: true
  /** How many ordinary requests one of these counts as in the rate limit. */
  weight?: number
  /**
   * Moves money or nights: requires an Idempotency-Key, and repeats of a key get the first
   * response.
   */
  isIdempotent?: true
  /** Reads much and changes nothing: uses the replica as soon as it has replayed everything committed before. */
  isReport?: true
  /** Its responses are ready-made bytes that skip validation and serialization. */
  isRaw?: true
  handle(
    ctx: Ctx,
    input: Parsed<E>,
    facts: RequestFacts,
  ): Promise<CallResult<E> | RawResponse> | CallResult<E> | RawResponse
}

export type Routes = { [key in keyof Endpoints]?: Route<Endpoints[key]> }

/** Serves each route by the contract's entry for its key. */
export function serve(
  app: FastifyInstance,
  platform: Platform,
  { routes, authenticate }: { routes: Routes; authenticate: Authenticate },
): void {
  const tokenLimit = createRateLimit(requestsPerToken)
  const readClosing = createClosingReader()
  const all = Object.entries(routes).map(([key, route]) => ({
    key,
    route: route as Route<unknown>,
    endpoint: endpointOf(key),
    authenticate,
    readClosing,
    tokenLimit,
  }))
  for (const one of all) if (!one.endpoint.upload) serveRoute(app, platform, one)
  // The upload parser slows every route it is registered for.
  app.register(async (scope) => {
    await scope.register(multipart, { limits })
    for (const one of all) if (one.endpoint.upload) serveRoute(scope, platform, one)
  })
}

function endpointOf(key: string): Endpoint {
  const endpoint = (endpoints as Record<string, Endpoint>)[key]
  if (!endpoint) throw new Error(`${key} is not in the contract`)
  return endpoint
}

type ServedRoute = {
  key: string
  route: Route<unknown>
  endpoint: Endpoint
  authenticate: Authenticate
  readClosing: ReadClosing
  tokenLimit: RateLimit
}

function serveRoute(app: FastifyInstance, platform: Platform, one: ServedRoute) {
  const { key, route, endpoint, authenticate, readClosing, tokenLimit: limit } = one
  const [method = '', url = ''] = key.split(' ')
  app.route({
    method,
    url,
    schema: schemaOf(endpoint),
    config: {
      failure: failureCodeOf(key),
      operation: {
        key,
        endpoint,
        audience: route.audience,
        isIdempotent: route.isIdempotent ?? false,
      },
      ...(route.weight ? { limit: limitOf(platform, route.weight) } : {}),
    },
    ...(route.isRaw ? { compress: false } : {}),
    async handler(request, reply) {
      const visiting = createCtx(platform, { log: request.log })
      const { scope } = endpoint
      const actor = await identify(visiting, [request, reply], { authenticate, scope, limit })
      const known = actor && !isUnfinished(actor, route) ? actor : visiting.actor
      const origin = { address: request.ip, device: request.headers['user-agent'] ?? '' }
      const ctx = { ...visiting, origin, actor: outsideConsole(known, key, route.audience) }
      await refuseWhileClosed(ctx, key, { request, reply, readClosing })
      await admitImpersonation(ctx, key, request.params)
      authorize(ctx.actor, route.audience)
      await recordInHome(ctx, key, request.params)
      const { params, query } = request
      const { body, upload } = endpoint.upload
        ? await readUpload(request, endpoint.upload, endpoint)
        : { body: request.body, upload: undefined }
      const input = { params, query, body, upload }
      const facts = factsOf(request, reply, platform)
      const handle = async () => {
        const db = route.isReport ? await platform.reads.caughtUp() : ctx.db
        return route.handle({ ...ctx, db }, input as never, facts)
      }
      const result = route.isIdempotent
        ? await runIdempotently(
            ctx,
            { ...keyOf(ctx.actor, facts), request: { key, input } },
            handle,
          )
        : await handle()
      return isRawResponse(result) ? sendRaw(request, reply, result) : { result }
    },
  })
}

function schemaOf({ params, query, body, upload, result }: Endpoint) {
  return {
    ...(params ? { params } : {}),
    querystring: query ?? z.strictObject({}),
    ...(body && !upload ? { body } : {}),
    response: { 200: z.object({ result }) },
  }
}

/** A session without its second factor sees what visitors see. */
function isUnfinished(actor: Actor, { audience, isBeforeSecondFactor }: Route<unknown>): boolean {
  if (actor.kind !== 'person' || !actor.hasSecondFactor || actor.secondFactorAt) return false
  if (isBeforeSecondFactor) return false
  if (audience === 'anyone') return true
  throw new Problem('identity.second_factor_required')
}

function authorize(actor: Actor, who: Audience): void {
  if (who === 'anyone') return
  if (actor.kind !== 'person') throw new Problem('identity.sign_in_required')
  const isAdmin = actor.profile === 'ADMIN'
  const isManager = isAdmin || actor.profile === 'OWNER' || actor.isCoHost
  if (who === 'signed-in' || (who === 'owner' ? isManager : isAdmin)) return
  const isMissing = actor.isAdminWithoutFactor
  throw new Problem(isMissing ? 'identity.second_factor_setup_required' : 'resource.not_found')
}

function keyOf(actor: Actor, { idempotencyKey }: RequestFacts) {
  if (actor.kind !== 'person') throw new Problem('identity.sign_in_required')
  return { userId: actor.userId, key: idempotencyKey }
}

/** A form's fields come before its file, so that they are known when the file begins. */
async function readUpload(
  request: FastifyRequest,
  field: string,
  { body: schema, uploadLimit }: Endpoint,
) {
  const { file, upload } = await readForm(request, field, uploadLimit)
  if (!schema) return { body: undefined, upload }
  const values = Object.entries(file.fields).flatMap(([name, part]) =>
    part && 'value' in part ? [[name, part.value]] : [],
  )
  const unstorable = findUnstorableText(values)
  if (unstorable) throw new Problem('request.invalid', [{ path: 'body' }])
  const body = schema.safeParse(Object.fromEntries(values))
  if (body.success) return { body: body.data, upload }
  const errors = body.error.issues.map(({ path }) => ({ path: path.join('.') }))
  throw new Problem('request.invalid', errors)
}

/**
 * Errors of the parser itself (no boundary, broken headers, a truncated form) are the client's
 * fault.
 */
async function readForm(request: FastifyRequest, field: string, limit: Endpoint['uploadLimit']) {
  try {
    const file = await request.file(limit && { limits: { fileSize: limit.bytes } })
    if (file?.fieldname !== field) throw new Problem('request.invalid', [{ path: field }])
    const upload = await file.toBuffer()
    // The parser does not report a file that reached its limit exactly at the end of a chunk.
    if (file.file.truncated) throw new Problem(limit?.problem ?? 'files.too_large')
    return { file, upload }
  } catch (error) {
    if (limit && isTooLarge(error)) throw new Problem(limit.problem)
    const isNamed = error instanceof Problem || (error instanceof Error && 'statusCode' in error)
    throw isNamed ? error : new Problem('request.invalid', [{ path: field }])
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
}

function limitOf({ config }: Platform, weight: number) {
  return createRateLimit(Math.ceil(config.rateLimitPerMinute / weight))
}

const year = 365 * 24 * 60 * 60

function factsOf(request: FastifyRequest, reply: FastifyReply, { config }: Platform): RequestFacts {
  const { headers } = request
  const cookies = headers.cookie && !isFromProgram(request) ? parseCookie(headers.cookie) : {}
  const key = headers['idempotency-key']
  const lastEventId = headers['last-event-id']
  return {
    address: () => networkOf(request.ip),
    device: headers['user-agent'] ?? '',
    language: languageOf(cookies.lang, headers['accept-language']),
    chosenLanguage: isLanguage(cookies.lang) ? cookies.lang : undefined,
    idempotencyKey: typeof key === 'string' ? key : undefined,
    lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined,
    deviceToken: cookies.device,
    rememberDevice(token) {
      const secure = config.publicUrl.startsWith('https:')
      const saved = { httpOnly: true, sameSite: 'lax', path: '/api', maxAge: year, secure } as const
      reply.header('set-cookie', stringifySetCookie({ name: 'device', value: token, ...saved }))
    },
  }
}

function languageOf(chosen: string | undefined, accepted: string | undefined): Language {
  return isLanguage(chosen) ? chosen : preferredLanguage(accepted)
}
