import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** Lets pages of the listed origins call the API with cookies. */
export async function allowOrigins(api: FastifyInstance, urls: string[]): Promise<void> {
  await api.register(cors, {
    origin: urls.map((url) => new URL(url).origin),
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'idempotency-key',
      'if-none-match',
      'last-event-id',
      'x-xsrf-token',
    ],
    exposedHeaders: ['content-disposition', 'etag', 'retry-after', 'x-request-id'],
    maxAge: 600,
  })
  // Profile photos are shown by <img>, which CORS does not cover.
  api.addHook('onRequest', (_request, reply, done) => {
    reply.header('cross-origin-resource-policy', 'cross-origin')
    done()
  })
}
