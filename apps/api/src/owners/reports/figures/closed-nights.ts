import { sql } from 'kysely'
import { type Figure, idsOf, monthsOf, nightsBefore } from './scope.ts'

const nights = sql`occupancies.nights`
const monthStart = sql`month.day::date`
const monthEnd = sql`(month.day + interval '1 month')::date`

/**
 * Nights that no guest of Marea could book: one row per range and month, booked on another
 * channel (`external`), used by the owner (`own`) or blocked for another reason (`blocked`).
 */
export const closedNights: Figure = (scope) => sql`
  select ${monthStart} as month, occupancies.suite_id, occupancies.id as occupancy_id,
    case when kind = 'external' then 'external'
      when coalesce(is_owner_stay, false) then 'own' else 'blocked' end as closed_by,
    greatest(lower(${nights}), ${monthStart}) as first, least(upper(${nights}), ${monthEnd}) as last,
    ${nightsBefore(nights, monthEnd)} - ${nightsBefore(nights, monthStart)} as nights
  from occupancies
  cross join lateral ${monthsOf(nights, scope)} as month(day)
  left join block_notes on block_notes.reference = occupancies.reference
  where occupancies.suite_id = any(${idsOf(scope.homes)}::uuid[]) and kind in ('external', 'block')
    and nights && daterange(${scope.from}, ${scope.to})`
