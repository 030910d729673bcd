import { standInPath } from '@marea/identity-stand-in/page.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '#platform/platform.ts'

/** Serves the stand-in's pages where there is a stand-in. */
export function serveIdentityStandIn(app: FastifyInstance, { ports }: Platform): void {
  const { standIn } = ports.signInProviders
  if (!standIn) return
  app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
        done(null, body),
      )
      scope.route({
        method: ['GET', 'POST'],
        url: '/*',
        handler: async (request, reply) => send(reply, await standIn.handle(toRequest(request))),
      })
    },
    { prefix: standInPath },
  )
}

function toRequest({ method, url, headers, body }: FastifyRequest): Request {
  const { cookie = '', 'accept-language': languages = '' } = headers
  return new Request(new URL(url, 'http://stand-in'), {
    method,
    headers: { cookie, 'accept-language': languages },
    ...(method === 'POST' ? { body: String(body ?? '') } : {}),
  })
}

async function send(reply: FastifyReply, answer: Response) {
  const bytes = Buffer.from(await answer.arrayBuffer())
  return reply.code(answer.status).headers(Object.fromEntries(answer.headers)).send(bytes)
}
