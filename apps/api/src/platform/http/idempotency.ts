import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { ProblemCode } from '@marea/contract/platform/problems.ts'
import { sql } from 'kysely'
import type { Ctx } from '#platform/ctx.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { Problem } from '#platform/problem.ts'
import { type Claimed, findClaim, keepAnswer, type Named, renewClaim } from './idempotency-store.ts'

type Once = { userId: string; key: string | undefined; request: unknown }
type Answer = { result: unknown } | { problem: { code: ProblemCode; details?: unknown } }

const patience = 20_000
const renewMs = 1500
const keptDays = 30

/** Runs the work for the first call with a key; every repeated call gets the first response. */
export async function answerOnce(
  ctx: Ctx,
  { userId, key, request }: Once,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (!key || key.length > 150) throw new Problem('request.key_missing')
  const hash = createHash('sha256').update(JSON.stringify(request)).digest()
  const named = { userId, key, hash }
  const deadline = performance.now() + patience
  for (let pause = 10; performance.now() < deadline; pause = Math.min(pause * 2, 200)) {
    const claim = await takeClaim(ctx, named)
    if (claim) return workAndKeep(ctx, { ...named, claim }, work)
    const answer = await findAnswer(ctx, named)
    if (answer) return tell(answer)
    // Waiting holds no connection, so that the worker always finds one.
    await wait(pause)
  }
  throw new Problem('request.in_progress')
}

export const forgetAnswersJob: Job = {
  name: 'platform.delete-responses',
  cron: '17 * * * *',
  async handle(ctx) {
    await ctx.db
      .deleteFrom('idempotentAnswers')
      .where('createdAt', '<', sql<Temporal.Instant>`now() - make_interval(days => ${keptDays})`)
      .execute()
  },
}

/** Stored responses repeat what the user wrote, so they are deleted with the account. */
export async function forgetAnswersOf(db: Transaction, userId: string): Promise<void> {
  await db.deleteFrom('idempotentAnswers').where('userId', '=', userId).execute()
}

async function takeClaim(ctx: Ctx, named: Named): Promise<string | undefined> {
  const found = await findClaim(ctx.db, { ...named, claim: randomUUID() })
  return found?.claim
}

async function findAnswer(ctx: Ctx, { userId, key, hash }: Named): Promise<Answer | undefined> {
  const row = await ctx.db
    .selectFrom('idempotentAnswers')
    .select(['requestHash', 'answer'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (row && !row.requestHash.equals(hash)) throw new Problem('ledger.key_reused')
  return row?.answer ? (JSON.parse(row.answer) as Answer) : undefined
}

async function workAndKeep(ctx: Ctx, claimed: Claimed, work: () => Promise<unknown>) {
  const renewal = setInterval(() => renewClaim(ctx.db, claimed).catch(() => undefined), renewMs)
  try {
    const result = await work()
    await keepAnswer(ctx.db, { ...claimed, status: 200, answer: JSON.stringify({ result }) })
    return result
  } catch (error) {
    if (error instanceof Problem && isFinal(error)) {
      const { status, code, details } = error
      const answer = JSON.stringify({ problem: { code, details } })
      await keepAnswer(ctx.db, { ...claimed, status, answer })
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

async function release(ctx: Ctx, { userId, key, claim }: Claimed) {
  await ctx.db
    .deleteFrom('idempotentAnswers')
    .where('userId', '=', userId)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .execute()
}

function tell(answer: Answer): unknown {
  if ('problem' in answer) throw new Problem(answer.problem.code, answer.problem.details)
  return answer.result
}
