import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '#platform/platform.ts'
import { describeRoute, errorSchema } from './openapi-operation.ts'

export async function serveOpenApi(
  api: FastifyInstance,
  { config, ports, brand }: Pick<Platform, 'config' | 'ports' | 'brand'>,
): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: brand.read().name,
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
          cardSignature: {
            type: 'apiKey',
            in: 'header',
            name: ports.cards.webhook.signatureHeader,
          },
        },
        schemas: { Error: errorSchema },
      },
    },
    transform: describeRoute,
  })
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiHooks: { onRequest: toFolder },
    theme: { title: brand.read().name },
    transformSpecification: named,
    transformSpecificationClone: false,
  })
  api.get('/openapi.json', { schema: { hide: true } }, async () => named(api.swagger()))

  /** The description is made once, and the name may change after that. */
  function named<Description extends object>(description: Description) {
    const info = { ...Reflect.get(description, 'info'), title: brand.read().name }
    return { ...description, info }
  }
}

/** The page loads its parts relative to a folder, so without the slash it would stay blank. */
function toFolder(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  const [path = ''] = request.url.split('?')
  if (path.endsWith('/docs')) reply.redirect(`${path}/`)
  else next()
}
