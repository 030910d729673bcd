import { sql } from 'kysely'
import { bookedMonth, bookedMonths, inMonth } from './night-income.ts'
import type { Figure } from './scope.ts'

/** Of a canceled booking only what was kept counts. */
const payees = sql`cross join lateral (
  select 'owner' as payee, payout_amount as amount
  union all
  select 'commission', coalesce(sum((line ->> 'commission')::bigint), 0)::bigint
  from jsonb_array_elements(coalesce(kept_lines, lines)) as line
  union all
  select line ->> 'for', sum((line ->> 'amount')::bigint
    - coalesce((line ->> 'commission')::bigint, 0))::bigint
  from jsonb_array_elements(coalesce(kept_lines, lines)) as line
  where line ->> 'for' <> 'owner' group by 1) as part`

/**
 * What guests paid, by who receives it: one row per booking, month of its nights and payee. The
 * owner's rows are the income by stay night; `commission` and `platform` are Marea's, the others
 * name the tax.
 */
export const guestPayments: Figure = (scope) => sql`
  select ${bookedMonth}, bookings.id as booking_id, part.payee,
    ${inMonth(sql`part.amount`)} as amount
  from ${bookedMonths(scope, payees)} and part.amount <> 0`
