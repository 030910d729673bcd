import type { CalendarHome, NightsTaken, OwnerCalendar } from '@marea/contract/owners/calendar.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { namedStatement, queryNamed } from '#platform/db/named-statement.ts'

type Db = Database | Transaction

type Asked = { slugs: readonly string[]; from: string; to: string; now: Temporal.Instant }

/** Aggregated as JSON, because reading thousands of rows one by one takes several times as long. */
const calendars = namedStatement({
  name: 'owner-calendars',
  text: `
    select s.slug, s.name, n.name neighborhood, s.max_nights "maxNights",
      json_build_object('amounts', json_build_array(s.nightly_amount, s.weekend_amount),
        'minNights', s.min_nights) base,
      (select json_build_object('key', file_key, 'width', width, 'height', height,
          'widths', widths, 'thumbhash', thumbhash)
        from suite_photos where suite_id = s.id order by position limit 1) photo,
      (select coalesce(json_agg(json_build_array(lower(nights), upper(nights),
          coalesce(to_json(weekday_amounts), json_build_array(nightly_amount, weekend_amount)),
          min_nights) order by nights), '[]')
        from nightly_rates where suite_id = s.id and nights && daterange(:from, :to)) rates,
      (select coalesce(json_agg(json_build_array(starts, ends, amount, min_nights)
          order by starts), '[]')
        from (select min(night) starts, max(night) + 1 ends, amount, min_nights
          from (select night, amount, min_nights, night - (row_number() over (
                partition by amount, min_nights order by night))::int run
              from rate_overrides where suite_id = s.id
                and night >= :from::date and night < :to::date) nights
          group by run, amount, min_nights) runs) overrides,
      coalesce(t.bookings, '[]') bookings, coalesce(t.holds, '[]') holds,
      coalesce(t.blocks, '[]') blocks, coalesce(t.imports, '[]') imports
    from suites s
    join neighborhoods n on n.slug = s.neighborhood
    left join lateral (
      select
        json_agg(json_build_array(lower(o.nights), upper(o.nights), coalesce(b.reference, ''),
          coalesce(u.full_name, ''), coalesce(b.payout_amount, 0)) order by o.nights)
          filter (where o.kind = 'booking') bookings,
        json_agg(json_build_array(lower(o.nights), upper(o.nights),
          (extract(epoch from o.expires_at) * 1000)::bigint))
          filter (where o.kind = 'hold') holds,
        json_agg(json_build_array(lower(o.nights), upper(o.nights),
          coalesce(x.is_owner_stay, false), coalesce(x.reason, '')) order by o.nights)
          filter (where o.kind = 'block') blocks,
        json_agg(json_build_array(lower(o.nights), upper(o.nights)) order by o.nights)
          filter (where o.kind = 'external') imports
      from occupancies o
      left join bookings b on b.id = case when o.kind = 'booking' and o.reference like 'booking:%'
        then substr(o.reference, 9)::uuid end
      left join users u on u.id = b.guest_id
      left join block_notes x on x.reference = o.reference
      where o.suite_id = s.id and o.nights && daterange(:from, :to)
        and (o.expires_at is null or o.expires_at > :now)
    ) t on true
    where s.slug = any(:slugs)
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
