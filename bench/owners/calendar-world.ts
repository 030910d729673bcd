import { sql } from 'kysely'
import { createToken, hashToken } from '../../apps/api/src/platform/crypto/token.ts'
import { type Ctx, inTransaction } from '../../apps/api/src/platform/ctx.ts'
import type { Database, Transaction } from '../../apps/api/src/platform/db/database.ts'
import { createSystemCtx, type Platform } from '../../apps/api/src/platform/platform.ts'
import { saveRules } from '../../apps/api/src/pricing/rules/save-rules.ts'
import { changeCalendar } from '../../apps/api/src/rates/calendar/change-calendar.ts'
import { plainRules } from '../../apps/api/test/price-rules.ts'
import { generateSuites } from '../../apps/api/test/search/generated-suites.ts'
import { addDays } from '../../packages/contract/src/platform/time/days.ts'

/** One owner's homes with two years of bookings, imported stays, blocks, rules and changed prices. */
export async function fillCalendarWorld(platform: Platform, today: string, count: number) {
  await generateSuites(platform.db, { count, today })
  await inTransaction(createSystemCtx(platform), async ({ db }) => {
    await insertGuests(db)
    await importStays(db)
    await insertBookings(db)
    await noteBlocks(db)
  })
  const ctx = await ownerCtx(createSystemCtx(platform))
  const homes = await platform.db.selectFrom('suites').select(['id', 'slug']).execute()
  for (const { id, slug } of homes) {
    await saveRules(ctx, id, { version: 0, rules: { ...plainRules, ...rulesFrom(today) } })
    for (const change of priceChanges(today))
      await changeCalendar(ctx, { homes: [slug], ...change })
  }
  await sql`analyze`.execute(platform.db)
}

export async function insertGuests(db: Transaction): Promise<void> {
  await sql`
    insert into users (full_name, email, holds_email, phone, gender, profile, language,
      secret_kind, created_at)
    select first || ' ' || last, lower(first || '.' || last) || '@guests.test', true, '', 'other',
      'USER', 'en', 'none', now()
    from unnest('{Ana,Ben,Carla,Diego,Elena,Felix,Grace,Hugo,Irene,Jonas,Karen,Luis,Marta,Noah,
      Olga,Pablo,Rosa,Sam,Teresa,Victor}'::text[]) first
    cross join unnest('{Alvarez,Becker,Castro,Delgado,Evans,Flores,Garcia,Hughes,Ibarra,Johnson,
      Klein,Lopez,Moreno,Nguyen,Ortiz,Perez,Quinn,Romero,Smith,Torres}'::text[]) last`.execute(db)
}

/** Two connected calendars per home; a third of the stays comes from one of them. */
async function importStays(db: Transaction): Promise<void> {
  await sql`
    insert into calendar_feeds (id, suite_id, url, name, channel, added_by, added_at, next_check_at)
    select gen_random_uuid(), id, 'https://feeds.test/' || channel || '/' || slug, channel,
      channel::channel, owner_id, now(), now() + interval '10 minutes'
    from suites cross join unnest('{airbnb,vrbo}'::text[]) channel`.execute(db)
  await sql`
    insert into feed_events (id, feed_id, uid, nights, kind, first_seen_at)
    select gen_random_uuid(), f.id, o.reference, o.nights, 'stay', now()
    from (select *, random() as share from occupancies where kind = 'booking') o
    join calendar_feeds f on f.suite_id = o.suite_id
      and f.channel::text = case when share < 0.2 then 'airbnb' when share < 0.33 then 'vrbo' end
  `.execute(db)
  await sql`
    update occupancies o set kind = 'external', reference = 'feed:' || e.id || ':' || lower(o.nights)
    from feed_events e where e.uid = o.reference`.execute(db)
}

async function insertBookings(db: Transaction): Promise<void> {
  await sql`
    insert into bookings (id, reference, guest_id, suite_id, owner_id, status, quote_id, nights,
      guests, pets, lines, total_amount, cancellation, check_in_at, check_out_at,
      house_rules_accepted_at, hold_expires_at, created_at, confirmed_at)
    select o.id, 'MAR-' || (select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ',
        1 + get_byte(decode(md5(o.id::text), 'hex'), n) % 32, 1), '') from generate_series(0, 7) n),
      guest.id, o.suite_id, s.owner_id, 'confirmed', gen_random_uuid(), o.nights, 2, 0,
      json_build_array(json_build_object('code', 'nights', 'for', 'owner',
        'amount', amount, 'commission', amount * 15 / 100)), amount, '{}',
      lower(o.nights) + time '20:00', upper(o.nights) + time '15:00', now(), now(), now(), now()
    from (select o.*, floor(random() * 400)::int as nth,
        (upper(nights) - lower(nights)) * (20000 + floor(random() * 90000)::int) as amount
      from occupancies o where kind = 'booking') o
    join suites s on s.id = o.suite_id
    join (select id, row_number() over (order by email) - 1 as nth from users
      where profile = 'USER') guest on guest.nth = o.nth`.execute(db)
  await sql`update occupancies set reference = 'booking:' || id where kind = 'booking'`.execute(db)
}

async function noteBlocks(db: Transaction): Promise<void> {
  await sql`
    insert into block_notes (reference, is_owner_stay, reason)
    select reference, random() < 0.3, 'Pool repair' from occupancies where kind = 'block'`.execute(
    db,
  )
}

/** The seasons of two years, with weekdays, last-minute and early-bird prices. */
function rulesFrom(today: string) {
  const seasons = [10, 120, 230, 330, 430, 540, 650].map((day, index) => ({
    name: `Season ${index}`,
    from: addDays(today, day),
    to: addDays(today, day + 70),
    nightlyAmount: 500_00 + index * 20_00,
    weekendAmount: 600_00 + index * 20_00,
    minNights: 3,
  }))
  return {
    seasons,
    weekdayPercents: [0, 0, 0, 5, 10, 15, 15],
    lastMinute: [{ days: 7, percent: 15 }],
    earlyBird: [{ days: 180, percent: 10 }],
  }
}

/** Weekends whose price was changed by hand. */
function priceChanges(today: string) {
  return [18, 46, 81, 137, 200, 305].map((day) => ({
    from: addDays(today, day),
    to: addDays(today, day + 2),
    act: { kind: 'rates' as const, amount: 700_00 + day * 1_00, minNights: 2 },
  }))
}

/** A session of the owner of all generated homes. */
export async function signInOwner({ db, now }: Ctx): Promise<string> {
  const { id: userId } = await findOwner(db)
  const token = createToken()
  const expiresAt = now.add({ hours: 24 })
  const session = { tokenHash: hashToken(token), userId, device: '', createdAt: now, expiresAt }
  await db
    .insertInto('sessions')
    .values({ ...session, lastSeenAt: now, authenticatedAt: now })
    .execute()
  return token
}

/** As the owner of all generated homes. */
export async function ownerCtx(ctx: Ctx): Promise<Ctx> {
  const { id, emailConfirmedAt, ...account } = await findOwner(ctx.db)
  const actor = {
    ...account,
    kind: 'person',
    userId: id,
    isEmailConfirmed: emailConfirmedAt !== null,
    isEmailBounced: false,
    sessionId: '',
    token: '',
    authenticatedAt: ctx.now,
    secondFactorAt: null,
  } as const
  return { ...ctx, actor }
}

function findOwner(db: Database) {
  return db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', 'owner-of-all@marea.test')
    .executeTakeFirstOrThrow()
}
