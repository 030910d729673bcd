import { type RawBuilder, sql } from 'kysely'
import type { Database, Db, Transaction } from '../../src/platform/db/database.ts'

type Made = { count: number; today: string }

/** Evaluated inside the statement, so the same seed generates the same data. */
const upTo = (most: number) => sql<number>`floor(random() * ${sql.lit(most)})::int`

/** Generates published suites with seasons, discounts and four years of occupied nights. */
export async function generateSuites(db: Database, made: Made & { isBulk?: boolean }) {
  if (made.isBulk) await dropChecks(db)
  await db.transaction().execute(async (db) => {
    await sql`select setseed(0.305)`.execute(db)
    await insertPlaces(db)
    await insertSuites(db, made)
    await insertParts(db)
    await insertRates(db, made)
    await insertTaken(db, made)
  })
  if (made.isBulk) await indexNights(db)
  await sql`analyze`.execute(db)
}

async function insertPlaces(db: Transaction) {
  await sql`
    insert into neighborhoods
      (slug, name, name_es, usual_jurisdiction, position, latitude, longitude)
    select 'shore-' || n, 'Shore ' || chr(64 + n), 'Shore ' || chr(64 + n), 'miami', n, 25.6 + n * 0.03, -80.3 + n * 0.015
    from generate_series(1, 12) as n`.execute(db)
  await sql`
    insert into users (full_name, email, holds_email, phone, gender, profile, language,
      secret_kind, created_at)
    values ('Owner', 'owner-of-all@marea.test', true, '', 'other', 'OWNER', 'en', 'none', now())
  `.execute(db)
}

async function insertSuites(db: Transaction, { count }: Made) {
  await sql`
    with agreed as (insert into agreements (owner_id, created_at)
        select id, now() from users where full_name = 'Owner' returning id),
      version as (insert into agreement_versions (agreement_id, effective_on,
          commission_per_mille, reserve_amount, notice_days, created_at)
        select id, '2020-01-01', 150, 0, 60, now() from agreed)
    insert into suites (slug, owner_id, status, name, kind, neighborhood, jurisdiction, street,
      city, region, postal_code, latitude, longitude, bedrooms, beds, bathrooms, guests, max_pets,
      floor_size, check_in_from, check_out_until, nightly_amount, weekend_amount, min_nights,
      max_nights, cleaning_amount, pet_amount, housekeeping_amount, agreement_id,
      cancellation, created_at, changed_at, published_at)
    select 'suite-' || n, users.id, 'published', ${word(1)} || ' ' || ${word(2)}, 'villa',
      'shore-' || place, ${jurisdiction}, 'Street', 'Miami', 'FL', '33133',
      25.6 + place * 0.03 + random() * 0.03, -80.3 + place * 0.015 + random() * 0.015,
      bedrooms, bedrooms + ${upTo(4)}, 2, 2 * bedrooms + ${upTo(3)} + 1, greatest(0, ${upTo(5)} - 2),
      2000, '16:00', '11:00', nightly, nightly + ${upTo(20)} * 1000, 1 + ${upTo(4)},
      20 + ${upTo(100)}, ${upTo(40)} * 1013, ${upTo(3)} * 2507, ${upTo(20)} * 997, agreed.id,
      'limited', now(), now(), now()
    from (select n, 1 + ${upTo(12)} as place, 1 + ${upTo(7)} as bedrooms,
      15000 + ${upTo(300)} * 1037 as nightly from generate_series(1, ${count}::int) as n) as drawn
    cross join users cross join agreed where users.full_name = 'Owner'`.execute(db)
  await sql`
    update suites set pet_night_amount = n % 3 * 1503, extra_guest_amount = n % 4 * 2011,
      included_guests = case when n % 4 > 0 then 1 + n % 5 end, welcomes_children = n % 5 > 0,
      welcomes_infants = n % 7 > 0
    from (select id, substring(slug from 7)::int as n from suites) as numbered
    where numbered.id = suites.id`.execute(db)
}

/** Divides the homes among this many owners of their own. */
export async function divideHomes(db: Db, owners: number): Promise<void> {
  await sql`insert into users (full_name, email, holds_email, email_confirmed_at, phone, gender,
      profile, language, secret_kind, created_at)
    select 'Owner ' || n, 'owner-' || n || '@owners.test', true, now(), '', 'other', 'OWNER', 'en',
      'none', now() from generate_series(1, ${owners}::int) as n`.execute(db)
  await sql`with agreed as (insert into agreements (owner_id, created_at)
      select id, now() from users where email like '%@owners.test' returning id, owner_id),
    version as (insert into agreement_versions (agreement_id, effective_on, commission_per_mille,
        reserve_amount, notice_days, note, created_at)
      select id, date '2020-01-01', 180, 0, 30, '', now() from agreed)
    update suites set owner_id = agreed.owner_id, agreement_id = agreed.id
    from (select id, row_number() over (order by id) as number from suites) as home
    join (select id, owner_id, row_number() over (order by id) as number from agreed) as agreed
      on agreed.number = 1 + home.number % ${owners}::int
    where suites.id = home.id`.execute(db)
}

/** The homes of some neighborhoods are in another place, which levies no taxes. */
export async function moveToSecondPlace(db: Database) {
  await sql`insert into places (slug, name_en, name_es, other_names, time_zone, latitude, longitude)
    values ('far', 'Far Shores', 'Far Shores', '{Otra Orilla}', company_time_zone(), 26, -80)`.execute(
    db,
  )
  await sql`insert into jurisdictions (code, name, name_es, place)
    values ('far', 'Far Shores', 'Far Shores', 'far')`.execute(db)
  await sql`insert into neighborhoods
      (slug, name, name_es, place, usual_jurisdiction, position, latitude, longitude)
    values ('far', 'Far', 'Far', 'far', 'far', 13, 26, -80)`.execute(db)
  await sql`update suites set place = 'far', neighborhood = 'far', jurisdiction = 'far'
    where neighborhood in ('shore-10', 'shore-11', 'shore-12')`.execute(db)
}

const words = 'almendro arena coral duna farol garza horizonte lienzo lucero malva marea palmera'
const jurisdictionsUsed = ['miami', 'miami_beach', 'surfside', 'bal_harbour', 'key_biscayne']

function word(which: number): RawBuilder<string> {
  const list = sql.lit(`{${words.split(' ').join()}}`)
  return which === 1
    ? sql`(array['Casa', 'Villa', 'Cabaña'])[1 + ${upTo(3)}]`
    : sql`(${list}::text[])[1 + ${upTo(12)}]`
}

const jurisdiction = sql`(${sql.lit(`{${jurisdictionsUsed.join()}}`)}::text[])
  [1 + ${upTo(jurisdictionsUsed.length)}]`

async function insertParts(db: Transaction) {
  await sql`
    insert into suite_licenses (suite_id, kind, number)
    select suites.id, license_requirements.kind, 'NUMBER' from suites join license_requirements using (jurisdiction)
  `.execute(db)
  await sql`
    insert into suite_texts (suite_id, language, tagline, story, neighborhood_note, house_rules)
    select id, language, case language when 'en' then 'A house by the ' || ${word(2)}
      else 'Una casa junto a la ' || ${word(2)} end, '{}', '', '{}'
    from suites cross join unnest(enum_range(null::user_language)) as language`.execute(db)
  await sql`
    insert into suite_photos (suite_id, position, file_key, width, height, widths, thumbhash, color,
      alt_en, alt_es, room)
    select id, position, slug || '/' || position, 1800, 1200, '{480,960,1440}',
      'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==', '#68747e', 'The pool', 'La piscina', 'pool'
    from suites cross join generate_series(0, 4) as position`.execute(db)
  await sql`
    insert into suite_amenities (suite_id, amenity)
    select id, amenity from suites cross join unnest(enum_range(null::amenity)) as amenity
    where random() < 0.25`.execute(db)
}

async function insertRates(db: Transaction, { today }: Made) {
  await sql`
    insert into nightly_rates (suite_id, nights, nightly_amount, weekend_amount, min_nights)
    select id, daterange(starts, starts + 20 + ${upTo(50)}),
      nightly_amount + ${upTo(30)} * 991, weekend_amount + ${upTo(30)} * 1009, 1 + ${upTo(6)}
    from (select suites.*, ${today}::date - 40 + season * 90 + ${upTo(20)} as starts
      from suites cross join generate_series(0, 8) as season) as drawn
    where random() < 0.8`.execute(db)
  await sql`
    insert into stay_discounts (suite_id, from_nights, per_mille)
    select id, from_nights, 40 + ${upTo(4)} * 33 + from_nights
    from suites cross join unnest(array[7, 28]) as from_nights where random() < 0.6`.execute(db)
}

async function insertTaken(db: Transaction, { today }: Made) {
  await sql`
    insert into occupancies (suite_id, nights, kind, reference, expires_at, created_at)
    select id, daterange(starts, starts + 3 + ${upTo(12)}), kind, slug || ':' || nth,
      case kind when 'hold' then ${today}::date + time '12:00' + (${upTo(40)} - 20) * interval '1 min'
        end, now()
    from (select id, slug, nth, ${today}::date - 10 + nth * 28 + ${upTo(13)} as starts,
        (case when random() < 0.05 then 'hold' when random() < 0.2 then 'block' else 'booking'
          end)::occupancy_kind as kind
      from suites cross join generate_series(-27, 25) as nth) as drawn`.execute(db)
}

/** Constraints are skipped because checking millions of generated rows takes minutes. */
async function dropChecks(db: Database) {
  await sql`do $$ declare each record; begin
    for each in select conrelid::regclass as of, conname from pg_constraint
      where contype = 'x' and conrelid in ('occupancies'::regclass, 'nightly_rates'::regclass)
        or contype = 'f' and confrelid = 'suites'::regclass loop
      execute format('alter table %s drop constraint %I', each.of, each.conname);
    end loop;
  end $$`.execute(db)
  await sql`alter table suites disable trigger suites_published_with_licenses`.execute(db)
}

async function indexNights(db: Database) {
  for (const table of ['occupancies', 'nightly_rates']) {
    const name = sql.ref(`${table}_no_overlap`)
    await sql`create index ${name} on ${sql.table(table)} using gist (suite_id, nights)`.execute(db)
  }
}
