import type { Ctx } from '#platform/ctx.ts'
import {
  type Database,
  queryPrepared,
  type Statement,
  type Transaction,
} from '#platform/database.ts'
import { Problem } from '#platform/problem.ts'
import { keyed } from './token.ts'

/** At most `limit` tries in any stretch of `hours`, which may be a fraction, with `waits` in minutes after the n-th. */
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
  const values = [keyed(ctx, 'tries', ...name), ...termsOf(ctx, allowance)]
  const [taken] = await queryPrepared<{ count: number }>(ctx.db, taking, values)
  if (taken) return { isAllowed: true, count: taken.count }
  const [left] = await queryPrepared<{ seconds: number }>(ctx.db, waiting, values)
  return { isAllowed: false, retryAfter: Math.max(left?.seconds ?? 1, 1) }
}

/** Tries that turned out to be no guess do not count. */
export async function giveBackTries(ctx: Ctx, names: readonly (readonly string[])[]) {
  const keys = names.map((name) => keyed(ctx, 'tries', ...name))
  await queryPrepared(ctx.db, givingBack, [keys, ctx.now])
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

/** In the order of the statements below: $2 now, $3 since when, $4 limit, $5 hours, $6 waits. */
function termsOf({ now }: Ctx, { limit, hours, waits = {} }: Allowance): unknown[] {
  const minutes = Array.from({ length: limit }, (_, index) => waits[index + 1] ?? 0)
  return [now, now.subtract({ seconds: Math.round(hours * 3600) }), limit, hours, minutes]
}

const recent = `array(select moment from unnest(tries.tried_at) as moment
  where moment > $3::timestamptz order by moment)`

/** Past tries alone say when the next one may come; one that overtook this one is no reason to wait. */
const retryAt = `(select case
    when cardinality(past) = 0 then $2::timestamptz
    when cardinality(past) >= $4::int
      then past[cardinality(past) - $4::int + 1] + $5::float8 * interval '1 hour'
    when ($6::int[])[cardinality(past)] = 0 then $2::timestamptz
    else past[cardinality(past)] + ($6::int[])[cardinality(past)] * interval '1 minute'
  end from (select ${recent} past) recently)`

const taking: Statement = {
  name: 'take-try',
  text: `
    insert into tries (key, tried_at, last_at) values ($1, array[$2::timestamptz], $2)
    on conflict (key) do update
      set tried_at = ${recent} || $2::timestamptz, last_at = $2
      where ${retryAt} <= $2::timestamptz
    returning cardinality(tried_at) count`,
}

const waiting: Statement = {
  name: 'wait-for-try',
  text: `
    select ceil(extract(epoch from ${retryAt} - $2::timestamptz))::int seconds
    from tries where key = $1`,
}

const place = 'array_position(tried_at, $2::timestamptz)'

const givingBack: Statement = {
  name: 'give-back-tries',
  text: `
    update tries set tried_at = tried_at[:${place} - 1] || tried_at[${place} + 1:]
    where key = any($1::bytea[]) and ${place} is not null`,
}
