import { pushPath } from '@marea/push-stand-in/handle.ts'
import type { FastifyInstance } from 'fastify'
import { serveFetchHandler } from '#platform/http/fetch-handler.ts'
import type { Platform } from '#platform/platform.ts'

/** Lets browsers subscribe at the stand-in and read what it received. */
export function servePushStandIn(app: FastifyInstance, { ports }: Platform): void {
  const { standIn } = ports.push
  if (standIn) serveFetchHandler(app, { prefix: pushPath, handle: standIn.handle })
}
