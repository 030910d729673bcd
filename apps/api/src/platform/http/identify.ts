import type { ApiScope } from '@marea/contract/platform/api-scopes.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, Ctx, Person } from '#platform/ctx.ts'
import { admitRequest, type RateLimit } from './rate-limit.ts'

/** How a request proves who sends it: by the raw token of a session, or by an API token. */
export type Authenticate = {
  session(ctx: Ctx, token: string): Promise<Actor | undefined>
  /** Refuses a token that is not valid or lacks the scope. */
  apiToken(ctx: Ctx, token: string, scope: ApiScope): Promise<Person>
}

const bearer = /^Bearer +/i

/** A request with a Bearer token comes from a program, so its cookies are ignored. */
export function isFromProgram({ headers }: FastifyRequest): boolean {
  return bearer.test(headers.authorization ?? '')
}

type Identifying = {
  authenticate: Authenticate
  /** The endpoint's scope; without one, an API token is not even looked up. */
  scope: ApiScope | undefined
  /** The limit of each API token. */
  limit: RateLimit
}

/** Undefined for a visitor. */
export async function identify(
  ctx: Ctx,
  [request, reply]: [FastifyRequest, FastifyReply],
  { authenticate, scope, limit }: Identifying,
): Promise<Actor | undefined> {
  const { authorization } = request.headers
  if (!authorization) return undefined
  if (!isFromProgram(request)) return authenticate.session(ctx, authorization)
  if (!scope) return undefined
  const person = await authenticate.apiToken(ctx, authorization.replace(bearer, ''), scope)
  admitRequest(request, reply, limit, person.sessionId)
  return person
}
