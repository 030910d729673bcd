import { standInPath as cardsPath } from '@marea/cards-stand-in/pages/layout.ts'
import { feedsPath } from '@marea/feeds-stand-in/handle.ts'
import { standInPath as identityPath } from '@marea/identity-stand-in/page.ts'
import { pushPath } from '@marea/push-stand-in/handle.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '#platform/platform.ts'

type FetchHandler = (request: Request) => Promise<Response>

/** Browsers reach the stand-ins that run at this server's own address. */
export function serveStandIns(app: FastifyInstance, { ports }: Platform): void {
  const { cards, signInProviders, feeds, push } = ports
  if (cards.standIn) serve(app, cardsPath, cards.standIn.handle)
  if (signInProviders.standIn) serve(app, identityPath, signInProviders.standIn.handle)
  if (feeds.standIn) serve(app, feedsPath, feeds.standIn.handle)
  if (push.standIn) serve(app, pushPath, push.standIn.handle)
}

function serve(app: FastifyInstance, prefix: string, handle: FetchHandler): void {
  app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
        done(null, body),
      )
      scope.route({
        method: ['GET', 'POST'],
        url: '/*',
        handler: async (request, reply) => send(reply, await handle(toRequest(request))),
      })
    },
    { prefix },
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
