import { parseCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#platform/problem.ts'
import { randomText } from '#platform/random.ts'

const cookieName = 'XSRF-TOKEN'
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A state-changing call that carries cookies must repeat the anti-forgery cookie in its header. */
export function refuseForgery(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isSuspect(request) ? new Problem('request.forgery_suspected') : undefined)
  })
}

function isSuspect({ method, headers }: FastifyRequest): boolean {
  if (safeMethods.has(method) || !headers.cookie) return false
  const cookie = parseCookie(headers.cookie)[cookieName]
  return !cookie || cookie !== headers['x-xsrf-token']
}

export function giveForgeryCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { isSecure }: { isSecure: boolean },
): void {
  if (request.headers.cookie?.includes(`${cookieName}=`)) return
  const value = randomText(18, 'base64url')
  const secure = isSecure ? '; Secure' : ''
  reply.header('set-cookie', `${cookieName}=${value}; Path=/; SameSite=Lax${secure}`)
}
