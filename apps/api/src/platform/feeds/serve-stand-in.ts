import { feedsPath } from '@marea/feeds-stand-in/handle.ts'
import type { FastifyInstance } from 'fastify'
import { serveFetchHandler } from '#platform/http/fetch-handler.ts'
import type { Platform } from '#platform/platform.ts'

export function serveFeedsStandIn(app: FastifyInstance, { ports }: Platform): void {
  const { standIn } = ports.feeds
  if (standIn) serveFetchHandler(app, { prefix: feedsPath, handle: standIn.handle })
}
