import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { standInPath } from '#platform/cards/port.ts'
import type { Platform } from '#platform/platform.ts'
import { withoutSecrets } from './expand.ts'
import { type Fields, fieldsOf, textsOf } from './form.ts'
import { cardTyped, createMethod } from './methods.ts'
import { answerBank, bankPage, cardPage, lookOf, pageFiles } from './pages.ts'
import { isRefusal } from './refusal.ts'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

/** The stand-in's own pages for the browser: a card form and the page of a bank. */
export function serveStandIn(app: FastifyInstance, { ports }: Platform): void {
  const { standIn } = ports.cards
  if (!standIn) return
  const { world } = standIn
  app.register(
    async (scope) => {
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) => done(null, String(body)),
      )
      scope.addHook('onRequest', async (_request, reply) => {
        reply.headers({
          'content-security-policy': policy,
          'x-frame-options': 'SAMEORIGIN',
          'cache-control': 'no-store',
          // Its frames are sandboxed and have no origin of their own.
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
        })
      })
      scope.get('/:file', (request, reply) => sendFile(request, reply))
      scope.get('/card', (request, reply) =>
        sendPage(reply, () => cardPage(lookOf(queryOf(request)))),
      )
      scope.post('/card', (request, reply) =>
        sendJson(reply, () => createMethod(world, cardTyped(fieldsOf(String(request.body))))),
      )
      scope.get('/bank/:id', (request, reply) =>
        sendPage(reply, () =>
          bankPage(world, lookOf(queryOf(request)), namedIn(request, queryOf(request))),
        ),
      )
      scope.post('/bank/:id', (request, reply) => {
        const fields = textsOf(fieldsOf(String(request.body)))
        const { answer = 'no' } = fields
        return sendPage(reply, () =>
          answerBank(world, lookOf(fields), { ...namedIn(request, fields), answer }),
        )
      })
    },
    { prefix: standInPath },
  )
}

function queryOf({ query }: FastifyRequest): Record<string, string> {
  return textsOf(query as Fields)
}

function namedIn({ params }: FastifyRequest, { secret = '' }: Record<string, string>) {
  const { id } = params as { id: string }
  return { id, secret }
}

function sendFile({ params }: FastifyRequest, reply: FastifyReply) {
  const { file } = params as { file: string }
  const found = Object.hasOwn(pageFiles, file) ? pageFiles[file] : undefined
  return found ? reply.type(found.type).send(found.bytes) : reply.code(404).send('')
}

function sendPage(reply: FastifyReply, make: () => string) {
  try {
    return reply.type('text/html; charset=utf-8').send(make())
  } catch (refusal) {
    if (!isRefusal(refusal)) throw refusal
    return reply.code(404).send('')
  }
}

function sendJson(reply: FastifyReply, make: () => object) {
  try {
    return reply.send(withoutSecrets(make()))
  } catch (refusal) {
    if (!isRefusal(refusal)) throw refusal
    return reply.code(refusal.status).send({ error: refusal.error })
  }
}
