import { sql } from 'kysely'
import { type Figure, idsOf, listedOn, monthsOf, nightsBefore } from './scope.ts'

const nights = sql`listed.nights`
const monthStart = sql`month.day::date`
const monthEnd = sql`(month.day + interval '1 month')::date`

export const closedNights: Figure = (scope) => sql`
  select ${monthStart} as month, occupancies.suite_id, occupancies.id as occupancy_id,
    case when occupancies.kind = 'external' then 'external'
      when coalesce(is_owner_stay, false) then 'own' else 'blocked' end as closed_by,
    greatest(lower(${nights}), ${monthStart}) as first, least(upper(${nights}), ${monthEnd}) as last,
    ${nightsBefore(nights, monthEnd)} - ${nightsBefore(nights, monthStart)} as nights
  from occupancies
  join suites on suites.id = occupancies.suite_id
  cross join lateral (select occupancies.nights * daterange(${listedOn}, null) as nights) as listed
  cross join lateral ${monthsOf(nights, scope)} as month(day)
  left join block_notes on block_notes.reference = occupancies.reference
  where occupancies.suite_id = any(${idsOf(scope.homes)}::uuid[])
    and occupancies.kind in ('external', 'block')
    and occupancies.nights && daterange(${scope.from}, ${scope.to})
    and suites.published_at is not null and listed.nights && daterange(${scope.from}, ${scope.to})`
