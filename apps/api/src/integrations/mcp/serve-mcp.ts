import { preferredLanguage } from '@marea/contract/platform/language.ts'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import { refuseWhileClosed } from '#platform/http/closed-rule.ts'
import { problemOf, sendProblem } from '#platform/http/errors.ts'
import { networkOf } from '#platform/http/network-address.ts'
import { createRateLimit, limitRequests } from '#platform/http/rate-limit.ts'
import { apiContentPolicy } from '#platform/http/security-headers.ts'
import { createCtx, type Platform } from '#platform/platform.ts'
import { Problem } from '#platform/problem.ts'
import { createClosingReader } from '#platform/site/current-closing.ts'
import { findUnstorableText } from '#platform/unstorable-text.ts'
import { answerMessage, protocolVersions } from './answer-message.ts'
import { RpcMessage, rpcBody, rpcError } from './json-rpc.ts'
import type { ToolParts } from './tool.ts'

const bodyLimit = 32 * 1024

/** A call of a tool costs about as much as ten ordinary requests. */
const weight = 10

const headers = { 'content-security-policy': apiContentPolicy, 'cache-control': 'no-store' }

/**
 * The Model Context Protocol by its transport Streamable HTTP, without sessions and streams: every
 * POST is one message, and its answer is JSON.
 */
export async function serveMcp(
  app: FastifyInstance,
  platform: Platform,
  parts: ToolParts,
): Promise<void> {
  const origins = allowedOrigins(platform.config)
  const readClosing = createClosingReader()
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers(headers)
      refuseForeignPage(request, origins)
    })
    limitRequests(scope, createRateLimit(Math.ceil(platform.config.rateLimitPerMinute / weight)))
    // A problem before the message is read has no id to answer.
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const problem = problemOf(error)
      if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
      const code = problem.code === 'request.malformed_json' ? 'unparsable' : 'invalidRequest'
      const answer = rpcError(problem.status >= 500 ? 'internal' : code, problem.message)
      return reply.code(problem.status).send(rpcBody(null, answer))
    })
    scope.post('/mcp', { bodyLimit, schema: { hide: true } }, async (request, reply) => {
      const message = readMessage(request)
      const { id, method } = message
      if (id === undefined || method === undefined) return reply.code(202).send()
      const ctx = createCtx(platform, { log: request.log })
      await refuseWhileClosed(ctx, 'POST /mcp', { request, reply, readClosing })
      const call = { ctx, parts, address: networkOf(request.ip) }
      const language = preferredLanguage(request.headers['accept-language'])
      return rpcBody(id, await answerMessage(call, message, language))
    })
    scope.route({
      method: ['GET', 'DELETE'],
      url: '/mcp',
      schema: { hide: true },
      handler: (request, reply) =>
        sendProblem(
          request,
          reply.header('allow', 'POST'),
          new Problem('request.method_not_allowed'),
        ),
    })
  })
}

function allowedOrigins({ publicUrl, corsOrigins }: Config): Set<string> {
  return new Set([publicUrl, ...corsOrigins].map((url) => new URL(url).origin))
}

/** Otherwise a page on the internet could reach a server in its visitor's own network. */
function refuseForeignPage({ headers: { origin } }: FastifyRequest, allowed: Set<string>): void {
  if (origin !== undefined && !allowed.has(origin)) throw new Problem('request.origin_refused')
}

function readMessage({ body, headers }: FastifyRequest): RpcMessage {
  const version = headers['mcp-protocol-version']
  const isKnown = version === undefined || protocolVersions.some((each) => each === version)
  const message = RpcMessage.safeParse(body)
  if (!isKnown || !message.success || findUnstorableText(body) !== undefined) {
    throw new Problem('request.invalid')
  }
  return message.data
}
