import type { User } from '@marea/contract/identity/endpoints.ts'
import type { Config } from '#config.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'
import { applyCommittedCounts } from '#platform/metrics/counters.ts'
import type { PrintedBrand } from '#platform/printed-brand.ts'
import type { Ports } from './ports.ts'

/** Who acts: a visitor, a signed-in user, or the product itself in a job. */
export type Actor = { kind: 'visitor' } | Person | { kind: 'system' }

export type Profile = User['profile']

/** Read once per request, so that a handler needs no second query. */
export type Person = {
  kind: 'person'
  userId: string
  /** What this session may do: an administrator's counts as a guest's until it gave a second factor. */
  profile: Profile
  isAdminWithoutFactor?: boolean
  isCoHost: boolean
  sessionId: string
  token: string
  authenticatedAt: Temporal.Instant
  hasSecondFactor: boolean
  /** When this session gave its second factor. */
  secondFactorAt: Temporal.Instant | null
  /** The administrator who impersonates this person in the session. */
  impersonatorId?: string | null
  actingUntil?: Temporal.Instant | null
  /** An administrator on an owner's route, who has the profile of an owner there. */
  isOutsideConsole?: true
  fullName: string
  email: string
  isEmailConfirmed: boolean
  isEmailBounced: boolean
  phone: string
  gender: User['gender']
  language: User['language']
  photoKey: string | null
  secretKind: User['secret']
  createdAt: Temporal.Instant
}

/** The user who really acts: the administrator during an impersonation. */
export function realUserId(actor: Actor): string | null {
  return actor.kind === 'person' ? (actor.impersonatorId ?? actor.userId) : null
}

export type Ctx<Db extends Database | Transaction = Database | Transaction> = {
  db: Db
  actor: Actor
  /** Of a request: the network address and browser it came from; only payments and consents store them. */
  origin?: { address: string; device: string }
  now: Temporal.Instant
  log: Log
  ports: Ports
  config: Config
  /** Of months, bank days and schedules; a home has the zone of its place. */
  companyTimeZone: string
  /** As it was when the request or job began. */
  brand: PrintedBrand
}

export type TransactionCtx = Ctx<Transaction>

/** Runs the work in one transaction; a ctx already inside one joins it. */
export async function inTransaction<Result>(
  ctx: Ctx,
  work: (ctx: TransactionCtx) => Promise<Result>,
): Promise<Result> {
  if (isInside(ctx)) return work(ctx)
  const { db, result } = await ctx.db
    .transaction()
    .execute(async (db) => ({ db, result: await work({ ...ctx, db }) }))
  applyCommittedCounts(db)
  return result
}

/** Reads several rows as they were at one moment, whatever others commit meanwhile. */
export function inSnapshot<Result>(ctx: Ctx, read: (ctx: Ctx) => Promise<Result>): Promise<Result> {
  if (isInside(ctx)) return read(ctx)
  return ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((db) => read({ ...ctx, db }))
}

function isInside(ctx: Ctx): ctx is TransactionCtx {
  return ctx.db.isTransaction
}
