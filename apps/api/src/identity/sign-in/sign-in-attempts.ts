import { sql } from 'kysely'
import {
  type Allowance,
  addressAllowance,
  attemptKey,
  guessAllowance,
  returnAttempts,
  type TakenAttempt,
  takeAttempt,
  tryLater,
} from '#identity/attempts/throttle.ts'
import type { Ctx } from '#platform/ctx.ts'
import { queryPrepared, type Statement } from '#platform/db/database.ts'
import { Problem } from '#platform/problem.ts'

type AttemptOrigin = { email: string; address: string; device: Buffer | null }

export type AttemptResult = {
  isAllowed: boolean
  /** Beyond the public limit: valid only for the secret of the address's holder. */
  isSpare: boolean
  count: number
  taken: TakenAttempt[]
  refusal: Problem
}

/** Takes from all budgets or none; the first that refuses decides how long to wait. */
export async function takeSignInAttempt(ctx: Ctx, tried: AttemptOrigin): Promise<AttemptResult> {
  const takings = await Promise.all(
    budgetsOf(tried).map(async ({ name, allowance }) => ({
      name,
      taken: await takeAttempt(ctx, name, allowance),
    })),
  )
  const taken = takings.flatMap(({ name, taken }) =>
    taken.isAllowed ? [{ name, at: taken.at, count: taken.count }] : [],
  )
  const refused = takings.flatMap(({ taken }) => (taken.isAllowed ? [] : [taken]))[0]
  if (refused) {
    if (taken.length > 0) await returnAttempts(ctx, taken)
    return takeSpareAttempt(ctx, tried.email, tryLater(refused.retryAfter))
  }
  const refusal = new Problem('identity.wrong_credentials')
  return { isAllowed: true, isSpare: false, count: taken[0]?.count ?? 0, taken, refusal }
}

/** A device the owner has used before has its own attempts, which no stranger can use up. */
function budgetsOf({
  email,
  address,
  device,
}: AttemptOrigin): { name: string[]; allowance: Allowance }[] {
  if (device) return [{ name: deviceBudgetName(device, email), allowance: guessAllowance }]
  return [
    { name: ['account', email], allowance: guessAllowance },
    { name: ['address', address], allowance: addressAllowance },
  ]
}

export function deviceBudgetName(deviceHash: Buffer, email: string): string[] {
  return ['device', deviceHash.toString('hex'), email]
}

const spareAttempts = 10

/** For a day after a password reset by email, its owner gets in despite earlier wrong attempts. */
export async function grantSpareAttempts(ctx: Ctx, email: string): Promise<void> {
  const key = attemptKey(ctx, spareBudgetName(email))
  await sql`
    insert into tries (key, tried_at, last_at) values (${key}, '{}', statement_timestamp())
    on conflict (key) do update set tried_at = '{}', last_at = excluded.last_at`.execute(ctx.db)
}

const takeSpareStatement: Statement = {
  name: 'take-spare-attempt',
  text: `
    update tries set tried_at = tried_at || statement_timestamp()
    where key = $1 and cardinality(tried_at) < ${spareAttempts}
      and last_at > statement_timestamp() - interval '24 hours'
    returning statement_timestamp() as at`,
}

/** A wrong password is answered as if there were no spare attempts. */
async function takeSpareAttempt(ctx: Ctx, email: string, refusal: Problem): Promise<AttemptResult> {
  const name = spareBudgetName(email)
  const rows = await queryPrepared<{ at: Temporal.Instant }>(ctx.db, takeSpareStatement, [
    attemptKey(ctx, name),
  ])
  const taken = rows.map(({ at }) => ({ name, at }))
  return { isAllowed: taken.length > 0, isSpare: true, count: 0, taken, refusal }
}

function spareBudgetName(email: string): string[] {
  return ['spare', email]
}
