import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#platform/problem.ts'
import { randomText } from '#platform/random.ts'

const cookieName = 'XSRF-TOKEN'
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A state-changing call that carries cookies must repeat the anti-forgery cookie in its header. */
export function refuseForgery(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method) || !request.headers.cookie) return
    const cookie = request.cookies[cookieName]
    if (!cookie || cookie !== request.headers['x-xsrf-token']) {
      throw new Problem('request.forgery_suspected')
    }
  })
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
