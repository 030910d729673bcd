import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config.ts'
import { describeRoute, errorSchema } from './openapi-operation.ts'

export async function serveOpenApi(api: FastifyInstance, config: Config): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Marea',
        version: '1',
        description: 'Luxury short stays in Miami.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: config.apiUrl ?? '/api' }],
      components: {
        securitySchemes: {
          token: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: 'The token of a user as it is, without a prefix.',
          },
          apiToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'mrt_…',
            description:
              'An API token of a user, created in the account settings. Only operations that name one of its scopes accept it.',
          },
          stripeSignature: { type: 'apiKey', in: 'header', name: 'Stripe-Signature' },
        },
        schemas: { Error: errorSchema },
      },
    },
    transform: describeRoute,
  })
  await api.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
  api.get('/openapi.json', { schema: { hide: true } }, async () => api.swagger())
}
