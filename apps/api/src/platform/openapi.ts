import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Config } from '#config.ts'

export async function serveOpenApi(api: FastifyInstance, config: Config): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Marea', version: '1', description: 'Luxury short stays in Miami.' },
      servers: [{ url: config.apiUrl ?? config.publicUrl }],
      components: {
        securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
      },
    },
    transform: jsonSchemaTransform,
  })
  await api.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
  api.get('/openapi.json', { schema: { hide: true } }, async () => api.swagger())
}
