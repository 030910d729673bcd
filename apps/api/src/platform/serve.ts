import type { CallResult, Endpoint } from '@marea/contract/endpoint.ts'
import { type Endpoints, endpoints } from '@marea/contract/endpoints.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isRawAnswer, type RawAnswer, sendRaw } from '#platform/answer.ts'
import type { Actor, Ctx } from '#platform/ctx.ts'
import { newCtx, type Platform } from '#platform/platform.ts'
import { Problem } from '#platform/problem.ts'

export type Who = 'anyone' | 'signed-in' | 'owner' | 'admin'

/** What a handler may know of the request besides its input. */
export type RequestFacts = {
  address: string
  device: string
  idempotencyKey: string | undefined
}

type Part = 'params' | 'query' | 'body'

type Parsed<E> = {
  [part in Extract<keyof E, Part>]: E[part] extends z.ZodType ? z.output<E[part]> : never
}

export type Route<E> = {
  who: Who
  handle(
    ctx: Ctx,
    input: Parsed<E>,
    facts: RequestFacts,
  ): Promise<CallResult<E> | RawAnswer> | CallResult<E> | RawAnswer
}

export type Routes = { [key in keyof Endpoints]?: Route<Endpoints[key]> }

export type Authenticate = (ctx: Ctx, token: string) => Promise<Actor | undefined>

/** Serves each route by the contract's entry for its key. */
export function serve(
  app: FastifyInstance,
  platform: Platform,
  { routes, authenticate }: { routes: Routes; authenticate: Authenticate },
): void {
  for (const [key, route] of Object.entries(routes)) {
    serveOne(app, platform, { key, route: route as Route<unknown>, authenticate })
  }
}

type One = { key: string; route: Route<unknown>; authenticate: Authenticate }

function serveOne(app: FastifyInstance, platform: Platform, { key, route, authenticate }: One) {
  const endpoint = (endpoints as Record<string, Endpoint>)[key]
  if (!endpoint) throw new Error(`${key} is not in the contract`)
  const [method = '', url = ''] = key.split(' ')
  app.route({
    method,
    url,
    schema: schemaOf(key, endpoint),
    async handler(request, reply) {
      const ctx = newCtx(platform, { log: request.log })
      const actor = await actorOf(ctx, request, authenticate)
      admit(actor, route.who)
      const input = { params: request.params, query: request.query, body: request.body }
      const result = await route.handle({ ...ctx, actor }, input as never, factsOf(request))
      return isRawAnswer(result) ? sendRaw(request, reply, result) : { result }
    },
  })
}

function schemaOf(key: string, { summary, params, query, body, result, problems = [] }: Endpoint) {
  return {
    summary,
    operationId: key,
    ...(problems.length ? { description: `Refusals: ${problems.join(', ')}` } : {}),
    ...(params ? { params } : {}),
    querystring: query ?? z.strictObject({}),
    ...(body ? { body } : {}),
    response: { 200: z.object({ result }) },
  }
}

async function actorOf(
  ctx: Ctx,
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Actor> {
  const token = request.headers.authorization
  if (!token) return { kind: 'visitor' }
  return (await authenticate(ctx, token)) ?? { kind: 'visitor' }
}

function admit(actor: Actor, who: Who): void {
  if (who === 'anyone') return
  if (actor.kind !== 'person') throw new Problem('identity.sign_in_required')
  const isAdmin = actor.profile === 'ADMIN'
  if (who === 'owner' && actor.profile !== 'OWNER' && !isAdmin)
    throw new Problem('resource.not_found')
  if (who === 'admin' && !isAdmin) throw new Problem('resource.not_found')
}

function factsOf(request: FastifyRequest): RequestFacts {
  const key = request.headers['idempotency-key']
  return {
    address: request.ip,
    device: request.headers['user-agent'] ?? '',
    idempotencyKey: typeof key === 'string' ? key : undefined,
  }
}
