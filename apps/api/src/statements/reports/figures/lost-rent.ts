import { sql } from 'kysely'
import { closedNights } from './closed-nights.ts'
import type { Figure } from './scope.ts'

/** Friday and Saturday cost the weekend price where a home has no price for each weekday. */
const isWeekend = sql`extract(dow from night.day) in (5, 6)`

/** The price of each night that the owner used, by the current calendar, before commission. */
export const lostRent: Figure = (scope) => sql`
  select closed.month, closed.suite_id, closed.occupancy_id, night.day::date as night,
    coalesce(case when weekday_amounts is not null
        then weekday_amounts[extract(dow from night.day)::int + 1]
        when ${isWeekend} then nightly_rates.weekend_amount
        else nightly_rates.nightly_amount end,
      case when ${isWeekend} then suites.weekend_amount else suites.nightly_amount end)::bigint
      as amount
  from (${closedNights(scope)}) as closed
  cross join lateral generate_series(first::timestamp, (last - 1)::timestamp, interval '1 day')
    as night(day)
  join suites on suites.id = closed.suite_id
  left join nightly_rates on nightly_rates.suite_id = closed.suite_id
    and nightly_rates.nights @> night.day::date
  where closed_by = 'own'`
