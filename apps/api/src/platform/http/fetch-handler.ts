import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type FetchHandler = (request: Request) => Promise<Response>

/** Serves all paths under a prefix with a handler of web-standard requests, such as those of the stand-ins. */
export function serveFetchHandler(
  app: FastifyInstance,
  { prefix, handle }: { prefix: string; handle: FetchHandler },
): void {
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
