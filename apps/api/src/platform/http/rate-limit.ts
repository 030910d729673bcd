import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#platform/problem.ts'
import { networkOf } from './network-address.ts'

const minuteMs = 60_000

/** With more addresses than this in a minute all counts reset, so that the memory stays bounded. */
const maxAddresses = 100_000

/** Requests per network and minute in this process; other processes count for themselves. */
export type RateLimit = ReturnType<typeof createRateLimit>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Replaces the limit that all other routes share. */
    limit?: RateLimit
  }
}

export function createRateLimit(most: number) {
  const counts = new Map<string, { asked: number }>()
  let endsAtMs = 0

  function countOf(address: string): { asked: number } {
    const known = counts.get(address)
    if (known) return known
    if (counts.size >= maxAddresses) counts.clear()
    const network = networkOf(address)
    const count = counts.get(network) ?? { asked: 0 }
    counts.set(network, count)
    counts.set(address, count)
    return count
  }

  return {
    /** Counts a request, and returns how long to wait before the next one is allowed. */
    waitMs(address: string, nowMs: number): number {
      const isSetBack = nowMs < endsAtMs - minuteMs
      if (nowMs >= endsAtMs || isSetBack) {
        counts.clear()
        endsAtMs = nowMs + minuteMs
      }
      const count = countOf(address)
      count.asked += 1
      return count.asked > most ? endsAtMs - nowMs : 0
    },
  }
}

/** Refuses clients over the limit, and says when to retry. */
export function limitRequests(app: FastifyInstance, shared: RateLimit): void {
  app.addHook('onRequest', (request, reply, done) => {
    try {
      admitRequest(request, reply, request.routeOptions.config?.limit ?? shared)
      done()
    } catch (error) {
      done(error as Error)
    }
  })
}

/** Counts by the client's network, or by another key such as an API token. */
export function admitRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  limit: RateLimit,
  key: string = request.ip,
): void {
  const waitMs = limit.waitMs(key, Date.now())
  if (waitMs === 0) return
  reply.header('retry-after', Math.ceil(waitMs / 1000))
  throw new Problem('request.too_many')
}
