import type { NightRules } from '@marea/contract/pricing/rules/price-rules.ts'
import type { CalendarHome, NightsTaken } from '@marea/contract/rates/calendar.ts'
import type { Db } from '#platform/db/database.ts'
import { namedStatement, queryNamed } from '#platform/db/named-statement.ts'

export type CalendarQuery = {
  readerId: string
  suiteIds: readonly string[]
  from: string
  to: string
  now: Temporal.Instant
}

/**
 * Rows of one home as JSON, by kind; a kind without rows is null. A calendar has thousands of rows,
 * and PostgreSQL writes them as JSON in less time than it takes to read them one by one.
 */
type JsonOf<Kind extends keyof CalendarHome> = { [Each in Kind]: string | null } & {
  suiteId: string
}

export type HomeRow = Pick<
  CalendarHome,
  'slug' | 'name' | 'neighborhood' | 'maxNights' | 'photo'
> & {
  id: string
  base: Pick<NightRules, 'nightlyAmount' | 'weekendAmount' | 'minNights'>
  rules: Omit<NightRules, 'nightlyAmount' | 'weekendAmount' | 'minNights'> | null
}

const homes = namedStatement({
  name: 'owner-calendar-homes',
  text: `
    select s.id, s.slug, s.name, n.name neighborhood, s.max_nights "maxNights", r.rules,
      json_build_object('nightlyAmount', s.nightly_amount, 'weekendAmount', s.weekend_amount,
        'minNights', s.min_nights) base,
      case when p.suite_id is not null then json_build_object('key', p.file_key, 'width', p.width,
        'height', p.height, 'widths', p.widths, 'thumbhash', p.thumbhash) end photo
    from suites s
    join neighborhoods n on n.slug = s.neighborhood
    left join lateral (select suite_id, file_key, width, height, widths, thumbhash
      from suite_photos where suite_id = s.id order by position limit 1) p on true
    left join lateral (select rules from price_rules
      where suite_id = s.id order by version desc limit 1) r on true
    where s.id = any(:suiteIds)
    order by s.name`,
})

export function listHomes(db: Db, suiteIds: readonly string[]): Promise<HomeRow[]> {
  return queryNamed(db, homes, { suiteIds })
}

const bookings = namedStatement({
  name: 'owner-calendar-bookings',
  text: `
    select b.suite_id "suiteId", json_agg(json_build_array(lower(b.nights), upper(b.nights),
      b.reference, u.full_name, b.payout_amount,
      b.id, s.owner_id = :readerId))::text bookings
    from bookings b
    join suites s on s.id = b.suite_id
    join users u on u.id = b.guest_id
    where b.suite_id = any(:suiteIds) and b.nights && daterange(:from, :to)
      and b.status in ('confirmed', 'completed')
    group by b.suite_id`,
})

export function listBookings(
  db: Db,
  { readerId, suiteIds, from, to }: CalendarQuery,
): Promise<JsonOf<'bookings'>[]> {
  return queryNamed(db, bookings, { readerId, suiteIds, from, to })
}

const unsold = namedStatement({
  name: 'owner-calendar-unsold',
  text: `
    select o.suite_id "suiteId",
      json_agg(json_build_array(lower(o.nights), upper(o.nights),
        (extract(epoch from o.expires_at) * 1000)::bigint))
        filter (where o.kind = 'hold')::text holds,
      json_agg(json_build_array(lower(o.nights), upper(o.nights),
        coalesce(x.is_owner_stay, false), coalesce(x.reason, '')))
        filter (where o.kind = 'block')::text blocks,
      json_agg(json_build_array(lower(o.nights), upper(o.nights), coalesce(e.channel, '')))
        filter (where o.kind = 'external')::text imports
    from occupancies o
    left join block_notes x on x.reference = o.reference
    left join rates_imported_events e on e.id = case
      when o.kind = 'external' and o.reference like 'feed:%'
      then split_part(o.reference, ':', 2)::uuid end
    where o.suite_id = any(:suiteIds) and o.kind <> 'booking'
      and o.nights && daterange(:from, :to) and (o.expires_at is null or o.expires_at > :now)
    group by o.suite_id`,
})

/** Nights that are taken, but not by a booking. */
export function listUnsold(
  db: Db,
  { suiteIds, from, to, now }: CalendarQuery,
): Promise<JsonOf<'holds' | 'blocks' | 'imports'>[]> {
  return queryNamed(db, unsold, { suiteIds, from, to, now: now.toString() })
}

const overrides = namedStatement({
  name: 'owner-calendar-overrides',
  text: `
    select suite_id "suiteId", json_agg(json_build_array(starts, ends, amount, min_nights))::text overrides
    from (select suite_id, min(night) starts, max(night) + 1 ends, amount, min_nights
      from (select suite_id, night, amount, min_nights, night - (row_number() over (
            partition by suite_id, amount, min_nights order by night))::int run
          from rate_overrides
          where suite_id = any(:suiteIds) and night >= :from::date and night < :to::date) nights
      group by suite_id, run, amount, min_nights order by suite_id, starts) runs
    group by suite_id`,
})

export function listOverrides(
  db: Db,
  { suiteIds, from, to }: Pick<CalendarQuery, 'suiteIds' | 'from' | 'to'>,
): Promise<JsonOf<'overrides'>[]> {
  return queryNamed(db, overrides, { suiteIds, from, to })
}

const doubleBookings = namedStatement({
  name: 'owner-calendar-double-bookings',
  text: `
    select b.suite_id "suiteId", json_agg(json_build_array(lower(d.nights * b.nights),
      upper(d.nights * b.nights), b.reference, d.channel, d.id))::text conflicts
    from rates_double_bookings d
    join bookings b on b.id = d.booking_id
    where b.suite_id = any(:suiteIds) and d.nights && b.nights
      and b.nights && daterange(:from, :to)
    group by b.suite_id`,
})

/** Bookings whose nights a connected calendar has sold too. */
export function listDoubleBookings(
  db: Db,
  { suiteIds, from, to }: CalendarQuery,
): Promise<JsonOf<'conflicts'>[]> {
  return queryNamed(db, doubleBookings, { suiteIds, from, to })
}

const conflicts = namedStatement({
  name: 'calendar-conflicts',
  text: `
    select o.kind, lower(o.nights)::text "from", upper(o.nights)::text "to",
      case when o.kind = 'booking' then b.reference end reference,
      case when o.kind = 'booking' then u.full_name end guest, x.reason
    from occupancies o
    left join bookings b on o.reference = 'booking:' || b.id and b.suite_id = o.suite_id
    left join users u on u.id = b.guest_id
    left join block_notes x on x.reference = o.reference
    where o.suite_id = :suiteId and o.nights && daterange(:from, :to)
      and (o.expires_at is null or o.expires_at > :now)
    order by o.nights`,
})

type Conflict = Omit<NightsTaken['conflicts'][number], 'home'>

/** The conflicts in this range; who holds nights is not shown, because holds are private. */
export function listConflicts(
  db: Db,
  asked: { suiteId: string; from: string; to: string; now: Temporal.Instant },
): Promise<Conflict[]> {
  return queryNamed(db, conflicts, { ...asked, now: asked.now.toString() })
}
