import type { ServiceStatus } from '@marea/contract/operations/status.ts'
import { countOverdueHolds } from '#bookings/hold/overdue-holds.ts'
import { countFeeds } from '#channels/import/feed-health.ts'
import { listChecks } from '#operations/checks/check-store.ts'
import { unsettledCharges } from '#payments/settle/unsettled.ts'
import { cachedFor } from '#platform/cached-for.ts'
import type { Ctx } from '#platform/ctx.ts'
import { jobLag } from '#platform/jobs/metrics.ts'
import { stuckEmails } from '#platform/mail/stuck.ts'
import { judgeStatus, type Signals } from './judge-status.ts'

const cachedSeconds = 15
const timeoutMs = 2000

/** A search as guests make it. */
export type TrySearch = (ctx: Ctx) => Promise<unknown>

/** Each process reads it at most once in a while, however often it is requested, and never waits for long. */
export function createStatus(trySearch: TrySearch) {
  return cachedFor<ServiceStatus>(cachedSeconds, async (ctx) =>
    judgeStatus(await readSignals(ctx, trySearch), ctx.now),
  )
}

async function readSignals(ctx: Ctx, trySearch: TrySearch): Promise<Signals> {
  const { db, now } = ctx
  const [searched, checks, feeds, overdueHolds, unsettled, stuck, lag] = await Promise.all([
    attempt(() => trySearch(ctx)),
    attempt(() => listChecks(db)),
    attempt(() => countFeeds(db, now)),
    attempt(() => countOverdueHolds(db, now)),
    attempt(async () => unsettledCharges.read(db, now)),
    attempt(async () => stuckEmails.read(db, now)),
    attempt(async () => jobLag.read(db, now)),
  ])
  return {
    hasSearched: searched !== undefined,
    checks,
    feeds,
    overdueHolds,
    unsettledCharges: unsettled && sum(Object.values(unsettled)),
    retriedEmails: stuck?.retrying,
    jobLag: lag,
  }
}

/** Undefined after an error or too long a wait, because an outage is what this page is for. */
async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  const limit = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => limit.resolve(undefined), timeoutMs)
  const answer = work().catch(() => undefined)
  return Promise.race([answer, limit.promise]).finally(() => clearTimeout(timer))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
