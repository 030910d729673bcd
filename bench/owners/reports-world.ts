import { type RawBuilder, sql } from 'kysely'
import { inTransaction } from '../../apps/api/src/platform/ctx.ts'
import type { Transaction } from '../../apps/api/src/platform/db/database.ts'
import { createSystemCtx, type Platform } from '../../apps/api/src/platform/platform.ts'
import { generateSuites } from '../../apps/api/test/search/generated-suites.ts'
import { insertGuests } from './calendar-world.ts'

export const worldHomes = 200
export const worldYears = 10

/** Days from one check-in of a home to the next one; every fifteenth stay is not a booking of Marea. */
const daysPerStay = 3.4
const daysAhead = 120

/**
 * One owner's 200 homes with ten years of history, about 200,000 bookings: some canceled, some
 * changed, nights of other channels and of the owner, two expenses per home and month, and the
 * ledger entries of all of it. Triggers are off, so the hash chains of the ledger are not real.
 */
export async function fillReportsWorld(platform: Platform, today: string): Promise<void> {
  await generateSuites(platform.db, { count: worldHomes, today })
  await inTransaction(createSystemCtx(platform), async ({ db }) => {
    await insertGuests(db)
    await sql`select setseed(0.42)`.execute(db)
    await setTriggers(db, 'disable')
    await sql`update suites set published_at = now() - interval '12 years'`.execute(db)
    await drawStays(db, today)
    await insertClosedNights(db)
    await insertBookings(db, today)
    await insertCancellations(db)
    await insertChanges(db)
    await drawExpenses(db, today)
    await insertLedger(db)
    await insertExpenses(db)
    await setTriggers(db, 'enable')
  })
  await sql`vacuum analyze`.execute(platform.db)
}

const guarded = ['bookings', 'ledger_accounts', 'ledger_entries', 'ledger_postings']

/** Triggers would take minutes and refuse entries that are not written through the journal. */
async function setTriggers(db: Transaction, state: 'enable' | 'disable'): Promise<void> {
  for (const table of guarded) {
    await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(db)
  }
}

async function drawStays(db: Transaction, today: string): Promise<void> {
  await sql`
    create temp table stay on commit drop as
    select gen_random_uuid() as id, suites.id as suite_id, owner_id, number, checks_in,
      2 + floor(random() * 2)::int as length, 3 + floor(random() * 90)::int as lead_days,
      20000 + floor(random() * 90000)::int as rate, floor(random() * 400)::int as guest,
      random() < 0.08 as is_canceled, random() < 0.03 as is_changed, number % 15 = 0 as is_closed,
      (array['external', 'own', 'blocked'])[1 + number / 15 % 3] as closed_by
    from suites
    cross join generate_series(0, ${Math.floor((worldYears * 365 + daysAhead) / daysPerStay)}::int)
      as number
    cross join lateral (select ${today}::date + ${daysAhead}::int
      - ceil(number * ${daysPerStay}::numeric)::int - 3 as checks_in) as drawn`.execute(db)
}

async function insertClosedNights(db: Transaction): Promise<void> {
  await sql`delete from occupancies`.execute(db)
  await sql`
    insert into occupancies (suite_id, nights, kind, reference, created_at)
    select suite_id, daterange(checks_in, checks_in + length),
      (case closed_by when 'external' then 'external' else 'block' end)::occupancy_kind,
      closed_by || ':' || id, checks_in - 30
    from stay where is_closed`.execute(db)
  await sql`
    insert into block_notes (reference, is_owner_stay, reason)
    select closed_by || ':' || id, closed_by = 'own', '' from stay
    where is_closed and closed_by <> 'external'`.execute(db)
}

const priceLines = (amount: string) => sql`jsonb_build_array(jsonb_build_object(
  'code', 'nights', 'label', 'price.nights', 'for', 'owner', 'amount', ${sql.raw(amount)},
  'commission', (${sql.raw(amount)}) * 18 / 100, 'isTaxed', true, 'isReturned', false))`

async function insertBookings(db: Transaction, today: string): Promise<void> {
  await sql`
    insert into bookings (id, reference, guest_id, suite_id, owner_id, status, quote_id, nights,
      guests, pets, lines, kept_lines, cancelled_by, total_amount, cancellation, check_in_at,
      check_out_at, house_rules_accepted_at, hold_expires_at, created_at, confirmed_at, settled_at)
    select stay.id, 'MAR-' || (select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ',
        1 + get_byte(decode(md5(stay.id::text), 'hex'), byte) % 32, 1), '')
        from generate_series(0, 7) as byte),
      guest.id, suite_id, owner_id, (case when is_canceled then 'cancelled'
        when checks_in + length < ${today}::date then 'completed' else 'confirmed'
        end)::booking_status,
      gen_random_uuid(), daterange(checks_in, checks_in + length), 2, 0,
      ${priceLines('rate * length')},
      case when is_canceled then ${priceLines('rate * length / 2')} end,
      case when is_canceled then 'guest'::booking_party end, rate * length, '{}',
      checks_in + time '20:00', checks_in + length + time '15:00', booked_at, booked_at, booked_at,
      booked_at,
      case when is_canceled then checks_in - 2 + time '12:00'
        when checks_in + 1 < ${today}::date then checks_in + 1 + time '20:00' end
    from stay cross join lateral (select checks_in - lead_days + time '15:00' as booked_at) as booked
    join (select id, row_number() over (order by email) - 1 as number from users
      where profile = 'USER') as guest on guest.number = stay.guest
    where not is_closed`.execute(db)
}

async function insertCancellations(db: Transaction): Promise<void> {
  await sql`
    insert into booking_steps (booking_id, status, taken_at)
    select id, 'confirmed'::booking_status, confirmed_at from bookings
    union all
    select id, status, check_in_at - interval '2 days' from bookings where status = 'cancelled'
    union all
    select id, status, check_out_at from bookings where status = 'completed'`.execute(db)
}

async function insertChanges(db: Transaction): Promise<void> {
  await sql`
    insert into booking_changes (id, booking_id, status, before, after, created_at, expires_at,
      ended_at)
    select gen_random_uuid(), id, 'done', jsonb_build_object('lines', ${priceLines('rate')}),
      jsonb_build_object('lines', lines), confirmed_at, confirmed_at, confirmed_at + interval '1 day'
    from bookings join stay using (id) where is_changed`.execute(db)
}

/** A bill that Marea paid and marked up, and one that the owner paid; a few were voided. */
async function drawExpenses(db: Transaction, today: string): Promise<void> {
  await sql`
    create temp table bill on commit drop as
    select gen_random_uuid() as id, suites.id as suite_id, owner_id, category, paid_by, spent_on,
      5000 + floor(random() * 40000)::int as amount, random() < 0.03 as is_voided
    from suites
    cross join generate_series(0, ${worldYears * 12 - 1}::int) as month
    cross join (values ('pool', 'marea'), ('utilities', 'owner')) as kind(category, paid_by)
    cross join lateral (select (${today}::date - 5 - month * interval '1 month')::date as spent_on)
      as dated`.execute(db)
}

/** Every entry is first one row per posting, named by its key. */
async function insertLedger(db: Transaction): Promise<void> {
  await sql`
    create temp table move on commit drop as
    with entry as (
      select 'booking-charge:' || id as key, 'booking.charged' as kind, 'booking:' || id as reference,
        confirmed_at as at, array['processor:clearing', 'booking:' || id || ':escrow'] as accounts,
        array[-total_amount, total_amount] as amounts
      from bookings
      union all
      select 'booking:' || id || ':refund', 'booking.refunded_to_card', 'booking:' || id,
        settled_at, array['booking:' || id || ':escrow', 'processor:clearing'],
        array[-kept, kept]
      from bookings cross join lateral (select total_amount
        - (kept_lines -> 0 ->> 'amount')::bigint as kept) as refund where status = 'cancelled'
      union all
      select 'booking:' || id || ':settle', 'booking.settled', 'booking:' || id, settled_at,
        array['booking:' || id || ':escrow', 'owner:' || owner_id || ':payable',
          'platform:commission'],
        array[-gross, payout_amount, gross - payout_amount]
      from bookings cross join lateral (select
        (coalesce(kept_lines, lines) -> 0 ->> 'amount')::bigint as gross) as kept
      where settled_at is not null
      union all
      select 'expense:' || id || suffix, 'expense.recorded', 'expense:' || id,
        (spent_on + days) + time '16:00',
        case paid_by when 'marea' then array['expense:' || suite_id || ':' || category,
          'expense:' || suite_id || ':markup', 'owner:' || owner_id || ':payable']
          else array['expense:' || suite_id || ':' || category, 'owner:' || owner_id || ':outlay'] end,
        case paid_by when 'marea' then array[amount * sign, amount / 10 * sign,
          -(amount + amount / 10) * sign] else array[amount * sign, -amount * sign] end
      from bill cross join (values ('', 0, 1), (':void', 3, -1)) as part(suffix, days, sign)
      where sign = 1 or is_voided)
    select key, kind, reference, at, line, account, amount
    from entry cross join lateral unnest(accounts, amounts) with ordinality
      as posting(account, amount, line)`.execute(db)
  await sql`analyze move`.execute(db)
  await sql`
    insert into ledger_entries (key, kind, reference, lines, content_hash, posted_at)
    select key, kind, reference, count(*), '', at from move group by key, kind, reference, at
    order by at`.execute(db)
  await sql`
    with used as materialized (
      select account, ledger_account_kind(account) as kind, sum(amount) as balance,
        count(*) as number from move group by account)
    insert into ledger_accounts (name, can_be_negative, has_running_balance, balance, number, hash)
    select account, can_be_negative, has_running_balance, ${onlyRunning(sql`balance`)},
      ${onlyRunning(sql`number`)}, ${onlyRunning(sql`''::bytea`)}
    from used join ledger_account_kinds using (kind)`.execute(db)
  await sql`
    insert into ledger_postings (entry_id, line, account, amount, number, balance, hash)
    select ledger_entries.id, line, account, amount, ${onlyRunning(sql`row_number() over running`)},
      ${onlyRunning(sql`sum(amount) over running`)}, ${onlyRunning(sql`''::bytea`)}
    from move join ledger_entries using (key) join ledger_accounts on name = account
    window running as (partition by account order by ledger_entries.id)`.execute(db)
}

function onlyRunning(value: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when has_running_balance then ${value} end`
}

async function insertExpenses(db: Transaction): Promise<void> {
  await sql`
    insert into expenses (id, suite_id, owner_id, entry_id, spent_on, category, concept, paid_by,
      recorded_by, recorded_at)
    select bill.id, suite_id, owner_id, ledger_entries.id, spent_on, category, 'Monthly bill',
      paid_by::expense_payer, owner_id, spent_on
    from bill join ledger_entries on key = 'expense:' || bill.id`.execute(db)
  await sql`
    insert into expense_voids (expense_id, entry_id, reason, voided_by, voided_at)
    select bill.id, ledger_entries.id, 'Mistake', owner_id, posted_at
    from bill join ledger_entries on key = 'expense:' || bill.id || ':void'`.execute(db)
}
