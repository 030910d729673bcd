import { standInPath } from '@marea/cards-stand-in/pages/layout.ts'
import type { FastifyInstance } from 'fastify'
import { serveFetchHandler } from '#platform/http/fetch-handler.ts'
import type { Platform } from '#platform/platform.ts'

export function serveCardsStandIn(app: FastifyInstance, { ports }: Platform): void {
  const { standIn } = ports.cards
  if (standIn) serveFetchHandler(app, { prefix: standInPath, handle: standIn.handle })
}
