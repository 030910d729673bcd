import type { CalendarHome, NightsTaken, OwnerCalendar } from '@marea/contract/owners/calendar.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { namedStatement, queryNamed } from '#platform/db/named-statement.ts'

type Db = Database | Transaction

type Asked = { slugs: readonly string[]; from: string; to: string; now: Temporal.Instant }

/** Aggregated as JSON, because reading thousands of rows one by one takes several times as long. */
const calendars = namedStatement({
  name: 'owner-calendars',
  text: `
    with wanted as materialized (select id from suites where slug = any(:slugs)),
    taken as (
      select o.suite_id,
        json_agg(json_build_array(lower(o.nights), upper(o.nights), coalesce(b.reference, ''),
          coalesce(u.full_name, ''), coalesce(b.payout_amount, 0)))
          filter (where o.kind = 'booking') bookings,
        json_agg(json_build_array(lower(o.nights), upper(o.nights),
          (extract(epoch from o.expires_at) * 1000)::bigint))
          filter (where o.kind = 'hold') holds,
        json_agg(json_build_array(lower(o.nights), upper(o.nights),
          coalesce(x.is_owner_stay, false), coalesce(x.reason, '')))
          filter (where o.kind = 'block') blocks,
        json_agg(json_build_array(lower(o.nights), upper(o.nights)))
          filter (where o.kind = 'external') imports
      from occupancies o
      left join bookings b on b.id = case when o.kind = 'booking' and o.reference like 'booking:%'
        then substr(o.reference, 9)::uuid end
      left join users u on u.id = b.guest_id
      left join block_notes x on x.reference = o.reference
      where o.suite_id in (select id from wanted) and o.nights && daterange(:from, :to)
        and (o.expires_at is null or o.expires_at > :now)
      group by o.suite_id
    ),
    rated as (
      select suite_id, json_agg(json_build_array(lower(nights), upper(nights),
        coalesce(to_json(weekday_amounts), json_build_array(nightly_amount, weekend_amount)),
        min_nights)) rates
      from nightly_rates
      where suite_id in (select id from wanted) and nights && daterange(:from, :to)
      group by suite_id
    ),
    overridden as (
      select suite_id, json_agg(json_build_array(starts, ends, amount, min_nights)) overrides
      from (select suite_id, min(night) starts, max(night) + 1 ends, amount, min_nights
        from (select suite_id, night, amount, min_nights, night - (row_number() over (
              partition by suite_id, amount, min_nights order by night))::int run
            from rate_overrides where suite_id in (select id from wanted)
              and night >= :from::date and night < :to::date) nights
        group by suite_id, run, amount, min_nights order by suite_id, starts) runs
      group by suite_id
    )
    select s.slug, s.name, n.name neighborhood, s.max_nights "maxNights",
      json_build_object('amounts', json_build_array(s.nightly_amount, s.weekend_amount),
        'minNights', s.min_nights) base,
      (select json_build_object('key', file_key, 'width', width, 'height', height,
          'widths', widths, 'thumbhash', thumbhash)
        from suite_photos where suite_id = s.id order by position limit 1) photo,
      coalesce(r.rates, '[]') rates, coalesce(v.overrides, '[]') overrides,
      coalesce(t.bookings, '[]') bookings, coalesce(t.holds, '[]') holds,
      coalesce(t.blocks, '[]') blocks, coalesce(t.imports, '[]') imports
    from wanted
    join suites s on s.id = wanted.id
    join neighborhoods n on n.slug = s.neighborhood
    left join taken t on t.suite_id = s.id
    left join rated r on r.suite_id = s.id
    left join overridden v on v.suite_id = s.id
    order by s.name`,
})

export function listCalendars(db: Db, { slugs, from, to, now }: Asked): Promise<CalendarHome[]> {
  return queryNamed(db, calendars, { slugs, from, to, now: now.toString() })
}

const seasons = namedStatement({
  name: 'owner-calendar-seasons',
  text: `
    select distinct season ->> 'name' name, season ->> 'from' "from", season ->> 'to' "to"
    from suites s
    cross join lateral (select rules from price_rules where suite_id = s.id
      order by version desc limit 1) latest
    cross join jsonb_array_elements(latest.rules -> 'seasons') season
    where s.slug = any(:slugs) and season ->> 'to' > :today
    order by 2, 1 limit 200`,
})

export function listSeasons(
  db: Db,
  asked: { slugs: readonly string[]; today: string },
): Promise<OwnerCalendar['seasons']> {
  return queryNamed(db, seasons, asked)
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

/** What has nights of this range; who holds nights is nobody's business but their own. */
export function listConflicts(
  db: Db,
  asked: { suiteId: string; from: string; to: string; now: Temporal.Instant },
): Promise<Conflict[]> {
  return queryNamed(db, conflicts, { ...asked, now: asked.now.toString() })
}
