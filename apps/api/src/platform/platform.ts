import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#config.ts'
import type { Database } from '#platform/db/database.ts'
import type { ReadReplica } from '#platform/db/read-replica.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log/log.ts'
import type { ShownBrand } from './brand/brand.ts'
import type { Clock } from './clock.ts'
import type { Ctx } from './ctx.ts'
import type { Ports } from './ports.ts'

/** The open resources of a running process. */
export type Platform = {
  config: Config
  db: Database
  /** The database for reads that do not need the primary. */
  reads: ReadReplica
  clock: Clock
  log: FastifyBaseLogger
  ports: Ports & { jobs: Jobs }
  companyTimeZone: string
  brand: ShownBrand
}

export function createCtx(platform: Platform, given: { log?: Log } = {}): Ctx {
  const { db, clock, ports, config, log, companyTimeZone } = platform
  const brand = platform.brand.printed()
  const actor = { kind: 'visitor' } as const
  const time = { now: clock.now(), companyTimeZone }
  return { db, actor, ...time, log: given.log ?? log, ports, config, brand }
}

export function createSystemCtx(platform: Platform): Ctx {
  return { ...createCtx(platform), actor: { kind: 'system' } }
}
