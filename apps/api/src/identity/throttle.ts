import { sql } from 'kysely'
import type { Ctx } from '#platform/ctx.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { Problem } from '#platform/problem.ts'
import { keyed } from './token.ts'

/** At most `limit` tries in any stretch of `hours`, with `waits` in minutes after the n-th. */
export type Allowance = { limit: number; hours: number; waits?: Record<number, number> }

/** Guessing a secret: five tries, then pauses, and never more than ten within a day. */
export const guesses: Allowance = {
  limit: 10,
  hours: 24,
  waits: { 5: 1, 6: 5, 7: 15, 8: 60, 9: 60 },
}

export const guessesFromAddress: Allowance = { limit: 20, hours: 1 }

export type Taken = { isAllowed: true; count: number } | { isAllowed: false; retryAfter: number }

/** Takes one try if there is one left: a single statement decides, however many come at once. */
export async function takeTry(
  ctx: Ctx,
  name: readonly string[],
  allowance: Allowance,
): Promise<Taken> {
  const key = keyed(ctx, 'tries', ...name)
  const { rows } = await sql<{ count: number }>`
    insert into tries (key, tried_at, last_at) values (${key}, array[${ctx.now}::timestamptz], ${ctx.now})
    on conflict (key) do update
      set tried_at = ${recent(ctx, allowance)} || ${ctx.now}::timestamptz, last_at = ${ctx.now}
      where ${retryAt(ctx, allowance)} <= ${ctx.now}::timestamptz
    returning cardinality(tried_at) count`.execute(ctx.db)
  const taken = rows[0]
  if (taken) return { isAllowed: true, count: taken.count }
  return { isAllowed: false, retryAfter: await secondsLeft(ctx, key, allowance) }
}

/** Tries that turned out to be no guess do not count. */
export async function giveBackTries(ctx: Ctx, names: readonly (readonly string[])[]) {
  const keys = names.map((name) => keyed(ctx, 'tries', ...name))
  const place = sql`array_position(tried_at, ${ctx.now}::timestamptz)`
  await sql`
    update tries set tried_at = tried_at[:${place} - 1] || tried_at[${place} + 1:]
    where key = any(${keys}) and ${place} is not null`.execute(ctx.db)
}

export async function forgetTries(ctx: Ctx, name: readonly string[]): Promise<void> {
  await ctx.db
    .deleteFrom('tries')
    .where('key', '=', keyed(ctx, 'tries', ...name))
    .execute()
}

export function deleteTriesBefore(db: Database | Transaction, instant: Temporal.Instant) {
  return db.deleteFrom('tries').where('lastAt', '<', instant).execute()
}

export function tryLater(retryAfter: number): Problem {
  return new Problem('identity.try_later', { retryAfter })
}

function recent({ now }: Ctx, { hours }: Allowance) {
  return sql`array(select moment from unnest(tries.tried_at) as moment
    where moment > ${now.subtract({ hours })}::timestamptz order by moment)`
}

/** Past tries alone say when the next one may come. */
function retryAt(ctx: Ctx, { limit, hours, waits = {} }: Allowance) {
  const minutes = Array.from({ length: limit }, (_, index) => waits[index + 1] ?? 0)
  return sql`(select case
      when cardinality(past) = 0 then ${ctx.now}::timestamptz
      when cardinality(past) >= ${limit}::int
        then past[cardinality(past) - ${limit}::int + 1] + ${hours}::int * interval '1 hour'
      else past[cardinality(past)] + (${minutes}::int[])[cardinality(past)] * interval '1 minute'
    end from (select ${recent(ctx, { limit, hours })} past) recently)`
}

async function secondsLeft(ctx: Ctx, key: Buffer, allowance: Allowance): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from ${retryAt(ctx, allowance)} - ${ctx.now}::timestamptz))::int seconds
    from tries where key = ${key}`.execute(ctx.db)
  return Math.max(rows[0]?.seconds ?? 1, 1)
}
