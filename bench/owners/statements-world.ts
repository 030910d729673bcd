import { type RawBuilder, sql } from 'kysely'
import { inTransaction } from '../../apps/api/src/platform/ctx.ts'
import type { Transaction } from '../../apps/api/src/platform/db/database.ts'
import { createSystemCtx, type Platform } from '../../apps/api/src/platform/platform.ts'
import { divideHomes, generateSuites } from '../../apps/api/test/search/generated-suites.ts'
import { insertGuests } from './calendar-world.ts'

export const statementHomes = 200
export const statementOwners = 40

/** Days from one check-in of a home to the next one. */
const daysPerStay = 4

/**
 * 200 homes of 40 owners with the stays and bills of the twelve months before this one, and their
 * ledger entries. Triggers are off, so the hash chains of the ledger accounts are not real.
 */
export async function fillStatementsWorld(platform: Platform, today: string): Promise<void> {
  await generateSuites(platform.db, { count: statementHomes, today })
  await inTransaction(createSystemCtx(platform), async ({ db }) => {
    await insertGuests(db)
    await divideHomes(db, statementOwners)
    await sql`delete from occupancies`.execute(db)
    await setTriggers(db, 'disable')
    await insertBookings(db, today)
    await drawBills(db, today)
    await insertLedger(db)
    await sql`insert into expenses (id, suite_id, owner_id, entry_id, spent_on, category, concept,
        paid_by, recorded_by, recorded_at)
      select bill.id, suite_id, owner_id, ledger_entries.id, spent_on, category, 'Monthly bill',
        paid_by::expense_payer, owner_id, spent_on
      from bill join ledger_entries on key = 'expense:' || bill.id`.execute(db)
    await setTriggers(db, 'enable')
  })
  await sql`vacuum analyze`.execute(platform.db)
}

const guarded = ['bookings', 'ledger_accounts', 'ledger_entries', 'ledger_postings']

async function setTriggers(db: Transaction, state: 'enable' | 'disable'): Promise<void> {
  for (const table of guarded) {
    await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(db)
  }
}

const lines = sql`jsonb_build_array(
  jsonb_build_object('code', 'nights', 'label', 'price.nights', 'for', 'owner', 'amount', rent,
    'commission', rent * 18 / 100, 'isTaxed', true, 'isReturned', false),
  jsonb_build_object('code', 'tax_fl_state', 'label', 'price.tax_fl_state', 'for', 'tax:fl_state',
    'amount', rent * 6 / 100, 'commission', 0, 'isTaxed', false, 'isReturned', false, 'rate', 6000))`

async function insertBookings(db: Transaction, today: string): Promise<void> {
  await sql`
    insert into bookings (id, reference, guest_id, suite_id, owner_id, status, quote_id, nights,
      guests, pets, lines, total_amount, cancellation, check_in_at, check_out_at,
      house_rules_accepted_at, hold_expires_at, created_at, confirmed_at, settled_at)
    select stay.id, 'MAR-' || (select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ',
        1 + get_byte(decode(md5(stay.id::text), 'hex'), byte) % 32, 1), '')
        from generate_series(0, 7) as byte),
      guest.id, suite_id, owner_id, 'completed', gen_random_uuid(),
      daterange(checks_in, checks_in + 3), 2, 0, ${lines}, rent * 106 / 100, '{}',
      checks_in + time '20:00', checks_in + 3 + time '15:00', checks_in - 20, checks_in - 20,
      checks_in - 20, checks_in - 20, checks_in + 1 + time '20:00'
    from (select gen_random_uuid() as id, suites.id as suite_id, owner_id, number,
        date_trunc('month', ${today}::date)::date - 4 - number * ${daysPerStay}::int as checks_in,
        (60000 + (number * 7919 + suites.latitude::int) % 90000)::bigint as rent
      from suites cross join generate_series(0, ${Math.floor(355 / daysPerStay)}::int) as number)
      as stay
    join (select id, row_number() over (order by email) - 1 as number from users
      where email like '%@guests.test') as guest on guest.number = stay.number % 400`.execute(db)
}

async function drawBills(db: Transaction, today: string): Promise<void> {
  await sql`
    create temp table bill on commit drop as
    select gen_random_uuid() as id, suites.id as suite_id, owner_id, category, paid_by, spent_on,
      9000 + month * 131 as amount
    from suites cross join generate_series(1, 12) as month
    cross join (values ('pool', 'marea'), ('utilities', 'owner')) as kind(category, paid_by)
    cross join lateral (select (date_trunc('month', ${today}::date) - month * interval '1 month'
      + interval '9 days')::date as spent_on) as dated`.execute(db)
}

async function insertLedger(db: Transaction): Promise<void> {
  await sql`
    create temp table move on commit drop as
    with entry as (
      select 'booking:' || id || ':settle' as key, 'booking.settled' as kind,
        'booking:' || id as reference, settled_at as at,
        array['booking:' || id || ':escrow', 'owner:' || owner_id || ':payable',
          'platform:commission', 'tax:fl_state'] as accounts,
        array[-total_amount, payout_amount, rent_amount - payout_amount,
          total_amount - rent_amount] as amounts
      from bookings
      union all
      select 'expense:' || id, 'expense.recorded', 'expense:' || id, spent_on + time '16:00',
        case paid_by when 'marea'
          then array['expense:' || suite_id || ':' || category, 'owner:' || owner_id || ':payable']
          else array['expense:' || suite_id || ':' || category, 'owner:' || owner_id || ':outlay']
        end, array[amount, -amount]
      from bill)
    select key, kind, reference, at, line, account, amount
    from entry cross join lateral unnest(accounts, amounts) with ordinality
      as posting(account, amount, line)`.execute(db)
  await sql`
    insert into ledger_entries (key, kind, reference, lines, content_hash, posted_at)
    select key, kind, reference, count(*), '', at from move group by key, kind, reference, at
    order by at`.execute(db)
  await sql`
    insert into ledger_accounts (name, can_be_negative, has_running_balance, balance, number, hash)
    select account, true, has_running_balance, ${running(sql`balance`)}, ${running(sql`number`)},
      ${running(sql`''::bytea`)}
    from (select account, ledger_account_kind(account) as kind, sum(amount) as balance,
        count(*) as number from move group by account) as used
    join ledger_account_kinds using (kind)
    where can_be_negative`.execute(db)
  await sql`
    insert into ledger_accounts (name, can_be_negative, has_running_balance, balance, number, hash)
    select account, false, true, 0, 1, '' from (select distinct account from move) as used
    join ledger_account_kinds on kind = ledger_account_kind(account)
    where not can_be_negative`.execute(db)
  await sql`
    insert into ledger_postings (entry_id, line, account, amount, number, balance, hash)
    select ledger_entries.id, line, account, amount, ${running(sql`row_number() over chain`)},
      ${running(sql`sum(amount) over chain`)}, ${running(sql`''::bytea`)}
    from move join ledger_entries using (key) join ledger_accounts on name = account
    window chain as (partition by account order by ledger_entries.id)`.execute(db)
}

function running(value: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when has_running_balance then ${value} end`
}
