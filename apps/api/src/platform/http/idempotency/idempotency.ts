import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { ProblemCode } from '@marea/contract/problems.ts'
import { sql } from 'kysely'
import type { Ctx } from '#platform/ctx.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { Problem } from '#platform/problem.ts'
import {
  type ClaimedKey,
  claimKey,
  type IdempotencyKey,
  renewClaim,
  storeResponse,
} from './idempotency-store.ts'

type IdempotentCall = { userId: string; key: string | undefined; request: unknown }
type StoredOutcome = { result: unknown } | { problem: { code: ProblemCode; details?: unknown } }

const waitTimeout = 20_000
const renewMs = 1500
const retentionDays = 30

/** Runs the work for the first call with a key; every repeated call gets the first response. */
export async function runIdempotently(
  ctx: Ctx,
  { userId, key, request }: IdempotentCall,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (!key || key.length > 150) throw new Problem('request.key_missing')
  const hash = createHash('sha256').update(JSON.stringify(request)).digest()
  const named = { userId, key, hash }
  const deadline = performance.now() + waitTimeout
  for (let pause = 10; performance.now() < deadline; pause = Math.min(pause * 2, 200)) {
    const claim = await takeClaim(ctx, named)
    if (claim) return runAndStore(ctx, { ...named, claim }, work)
    const answer = await findAnswer(ctx, named)
    if (answer) return replay(answer)
    // Waiting holds no connection, so that the call that does the work always finds one.
    await wait(pause)
  }
  throw new Problem('request.in_progress')
}

export const deleteResponsesJob: Job = {
  name: 'platform.delete-responses',
  cron: '17 * * * *',
  async handle(ctx) {
    await ctx.db
      .deleteFrom('idempotentAnswers')
      .where(
        'createdAt',
        '<',
        sql<Temporal.Instant>`now() - make_interval(days => ${retentionDays})`,
      )
      .execute()
  },
}

/** Stored responses repeat what the user wrote, so they are deleted with the account. */
export async function deleteResponsesOf(db: Transaction, userId: string): Promise<void> {
  await db.deleteFrom('idempotentAnswers').where('userId', '=', userId).execute()
}

async function takeClaim(ctx: Ctx, named: IdempotencyKey): Promise<string | undefined> {
  const found = await claimKey(ctx.db, { ...named, claim: randomUUID() })
  return found?.claim
}

async function findAnswer(
  ctx: Ctx,
  { userId, key, hash }: IdempotencyKey,
): Promise<StoredOutcome | undefined> {
  const row = await ctx.db
    .selectFrom('idempotentAnswers')
    .select(['requestHash', 'answer'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (row && !row.requestHash.equals(hash)) throw new Problem('ledger.key_reused')
  return row?.answer ? (JSON.parse(row.answer) as StoredOutcome) : undefined
}

async function runAndStore(ctx: Ctx, claimed: ClaimedKey, work: () => Promise<unknown>) {
  const renewal = setInterval(() => renewClaim(ctx.db, claimed).catch(() => undefined), renewMs)
  try {
    const result = await work()
    await storeResponse(ctx.db, { ...claimed, status: 200, answer: JSON.stringify({ result }) })
    return result
  } catch (error) {
    if (error instanceof Problem && isFinal(error)) {
      const { status, code, details } = error
      const answer = JSON.stringify({ problem: { code, details } })
      await storeResponse(ctx.db, { ...claimed, status, answer })
    } else await release(ctx, claimed).catch(() => undefined)
    throw error
  } finally {
    clearInterval(renewal)
  }
}

/** Permissions and availability may differ at the next call, so those refusals are not stored. */
function isFinal({ status }: Problem): boolean {
  return status < 500 && ![401, 403, 429].includes(status)
}

async function release(ctx: Ctx, { userId, key, claim }: ClaimedKey) {
  await ctx.db
    .deleteFrom('idempotentAnswers')
    .where('userId', '=', userId)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .execute()
}

function replay(answer: StoredOutcome): unknown {
  if ('problem' in answer) throw new Problem(answer.problem.code, answer.problem.details)
  return answer.result
}
