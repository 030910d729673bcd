import { sql } from 'kysely'
import { keyedHash } from '#platform/crypto/token.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type Db, queryPrepared, type Statement } from '#platform/db/database.ts'
import { Problem } from '#platform/problem.ts'

/**
 * At most `limit` attempts in any `hours` (may be a fraction), with `waits` in minutes after the
 * nth.
 */
export type Allowance = { limit: number; hours: number; waits?: Record<number, number> }

/** For guessing a password: five attempts, then pauses, and never more than ten within a day. */
export const guessAllowance: Allowance = {
  limit: 10,
  hours: 24,
  waits: { 5: 1, 6: 5, 7: 15, 8: 60, 9: 60 },
}

export const addressAllowance: Allowance = { limit: 20, hours: 1 }

export type AttemptTaken =
  | { isAllowed: true; count: number; at: Temporal.Instant }
  | { isAllowed: false; retryAfter: number }

export type TakenAttempt = { name: readonly string[]; at: Temporal.Instant }

/** Takes one attempt if any is left: a single statement decides, however many come at once. */
export async function takeAttempt(
  ctx: Ctx,
  name: readonly string[],
  allowance: Allowance,
): Promise<AttemptTaken> {
  const values = [attemptKey(ctx, name), ...allowanceParameters(allowance)]
  const [taken] = await queryPrepared<{ count: number; at: Temporal.Instant }>(
    ctx.db,
    takeStatement,
    values,
  )
  if (taken) return { isAllowed: true, ...taken }
  const [left] = await queryPrepared<{ seconds: number }>(ctx.db, waitStatement, values)
  return { isAllowed: false, retryAfter: Math.max(left?.seconds ?? 1, 1) }
}

/** Attempts that turned out not to be guesses do not count. */
export async function returnAttempts(ctx: Ctx, taken: readonly TakenAttempt[]): Promise<void> {
  const keys = taken.map(({ name }) => attemptKey(ctx, name))
  await queryPrepared(ctx.db, returnStatement, [keys, taken.map(({ at }) => at)])
}

export async function clearAttempts(
  ctx: Ctx,
  names: readonly (readonly string[])[],
): Promise<void> {
  if (names.length === 0) return
  await ctx.db
    .deleteFrom('tries')
    .where(
      'key',
      'in',
      names.map((name) => attemptKey(ctx, name)),
    )
    .execute()
}

export async function deleteOldAttempts(db: Db): Promise<void> {
  await sql`delete from tries where last_at < statement_timestamp() - interval '24 hours'`.execute(
    db,
  )
}

export function tryLater(retryAfter: number): Problem {
  return new Problem('identity.try_later', { retryAfter })
}

export function attemptKey(ctx: Ctx, name: readonly string[]): Buffer {
  return keyedHash(ctx, 'tries', ...name)
}

/** In the order of the statements below: $2 limit, $3 hours, $4 waits. */
function allowanceParameters({ limit, hours, waits = {} }: Allowance): unknown[] {
  return [limit, hours, Array.from({ length: limit }, (_, index) => waits[index + 1] ?? 0)]
}

/** Only the database's clock counts, because process clocks may differ or be set back. */
const now = 'statement_timestamp()'

const recent = `array(select least(moment, ${now}) from unnest(tries.tried_at) as moment
  where moment > ${now} - $3::float8 * interval '1 hour' order by moment)`

/**
 * If that clock is set back, nobody waits for attempts in the future; concurrent attempts differ by
 * less than a minute.
 */
const lastAttempt = `(select max(moment) from unnest(tries.tried_at) as moment
  where moment < ${now} + interval '1 minute')`

const retryAt = `(select case
    when cardinality(past) = 0 then ${now}
    when cardinality(past) >= $2::int
      then past[cardinality(past) - $2::int + 1] + $3::float8 * interval '1 hour'
    when ($4::int[])[cardinality(past)] = 0 then ${now}
    else coalesce(${lastAttempt} + ($4::int[])[cardinality(past)] * interval '1 minute', ${now})
  end from (select ${recent} past) recently)`

const takeStatement: Statement = {
  name: 'take-attempt',
  text: `
    insert into tries (key, tried_at, last_at) values ($1, array[${now}], ${now})
    on conflict (key) do update
      set tried_at = ${recent} || ${now}, last_at = ${now}
      where ${retryAt} <= ${now}
    returning cardinality(tried_at) count, ${now} as at`,
}

const waitStatement: Statement = {
  name: 'wait-for-attempt',
  text: `
    select ceil(extract(epoch from ${retryAt} - ${now}))::int seconds
    from tries where key = $1`,
}

const attemptPosition = 'array_position(tried_at, given.at)'

const returnStatement: Statement = {
  name: 'return-attempts',
  text: `
    update tries set tried_at = tried_at[:${attemptPosition} - 1] || tried_at[${attemptPosition} + 1:]
    from unnest($1::bytea[], $2::timestamptz[]) given (key, at)
    where tries.key = given.key and ${attemptPosition} is not null`,
}
