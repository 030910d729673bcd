import { standInPath } from '@marea/identity-stand-in/page.ts'
import type { FastifyInstance } from 'fastify'
import { serveFetchHandler } from '#platform/http/fetch-handler.ts'
import type { Platform } from '#platform/platform.ts'

export function serveIdentityStandIn(app: FastifyInstance, { ports }: Platform): void {
  const { standIn } = ports.signInProviders
  if (standIn) serveFetchHandler(app, { prefix: standInPath, handle: standIn.handle })
}
