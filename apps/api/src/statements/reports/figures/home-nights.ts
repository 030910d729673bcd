import { sql } from 'kysely'
import { type Figure, idsOf, listedOn } from './scope.ts'

/** Nights of homes from the day of their first publication on: one row per home and month. */
export const homeNights: Figure = (scope) => sql`
  select month.day::date as month, suites.id as suite_id,
    month.ends - greatest(month.day::date, ${listedOn}) as nights
  from suites
  cross join lateral (select day, (day + interval '1 month')::date as ends from generate_series(
    ${scope.from}::timestamp, ${scope.to}::timestamp - interval '1 day', interval '1 month') as day)
    as month
  where suites.id = any(${idsOf(scope.homes)}::uuid[]) and ${listedOn} < month.ends`
