import { parseCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomText } from '#platform/crypto/random.ts'
import { Problem } from '#platform/problem.ts'

const cookieName = 'XSRF-TOKEN'
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A state-changing call with cookies must repeat the anti-forgery cookie in its header. Pages on another host cannot
 * send that cookie, and their Origin, which browsers set, reveals them.
 */
export function refuseForgery(app: FastifyInstance, trustedOrigins: string[]): void {
  const trusted = new Set(trustedOrigins.map((url) => new URL(url).origin))
  app.addHook('onRequest', (request, _reply, done) => {
    done(isSuspect(request, trusted) ? new Problem('request.forgery_suspected') : undefined)
  })
}

function isSuspect({ method, headers }: FastifyRequest, trusted: Set<string>): boolean {
  if (safeMethods.has(method) || !headers.cookie) return false
  if (headers.origin && trusted.has(headers.origin)) return false
  const cookie = parseCookie(headers.cookie)[cookieName]
  return !cookie || cookie !== headers['x-xsrf-token']
}

export function setAntiForgeryCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { isSecure }: { isSecure: boolean },
): void {
  if (request.headers.cookie?.includes(`${cookieName}=`)) return
  const value = randomText(18, 'base64url')
  const secure = isSecure ? '; Secure' : ''
  reply.header('set-cookie', `${cookieName}=${value}; Path=/; SameSite=Lax${secure}`)
}
