import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/ctx.ts'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { post } from '#wallet/ledger/post.ts'
import { runFanOut } from '../../../test/run-fan-out.ts'
import { booked, openHouse } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { settleStays } from './settle.ts'

let marea: TestApp
let guestId: string

beforeAll(async () => {
  marea = await openTestApp()
  const { laura } = await openHouse(marea)
  guestId = laura.id
  await booked(marea, laura)
  await booked(marea, laura, { checkIn: '2027-03-01', checkOut: '2027-03-05' })
  marea.clock.set('2027-01-20T12:00:00Z')
  await runFanOut(marea.ctx(), settleStays)
})
afterAll(() => marea.close())

/** As in ordinary operation: the session does not say that it writes a history. */
function ordinarily(statement: string): Promise<string> {
  return marea.db
    .transaction()
    .execute(async (db) => {
      await sql`set local marea.writes_history = 'off'`.execute(db)
      await sql.raw(statement).execute(db)
      await sql`set constraints all immediate`.execute(db)
      throw new Error('accepted')
    })
    .catch((error) => error.constraint ?? error.message)
}

const dearer = `jsonb_set(lines, '{0,amount}', to_jsonb((lines -> 0 ->> 'amount')::bigint + 100))`

test.each([
  ['the lines', `lines = ${dearer}`, 'bookings_settled_lines_changed'],
  [
    'a label alone',
    `lines = jsonb_set(lines, '{0,label}', '"other"')`,
    'bookings_settled_lines_changed',
  ],
  ['the settlement', `settled_at = null`, 'bookings_settled_stay_settled'],
])('the database refuses to change %s of a settled stay', async (_, set, constraint) => {
  expect(await ordinarily(`update bookings set ${set} where settled_at is not null`)).toBe(
    constraint,
  )
})

test('lines that a recorded change names are refused unless they were settled', async () => {
  const statement = `
    insert into booking_changes (id, booking_id, status, before, after, created_at, expires_at, ended_at)
    select gen_random_uuid(), id, 'done', '{}', jsonb_build_object('lines', ${dearer}), now(), now(), now()
    from bookings where settled_at is not null;
    update bookings set lines = ${dearer} where settled_at is not null`
  expect(await ordinarily(statement)).toBe('bookings_settled_lines_posted')
})

test('lines of a stay that is not settled can change, and other columns of a settled one', async () => {
  expect(await ordinarily(`update bookings set lines = ${dearer} where settled_at is null`)).toBe(
    'accepted',
  )
  expect(
    await ordinarily(`update bookings set comments = 'Late' where settled_at is not null`),
  ).toBe('accepted')
})

function postedAt(now: Temporal.Instant) {
  const moves = [{ from: ledgerAccounts.clearing, to: ledgerAccounts.wallet(guestId), amount: 1 }]
  const entry = {
    key: crypto.randomUUID(),
    kind: 'deposit.credited',
    reference: 'deposit:1',
    moves,
  }
  return inTransaction(marea.ctx(), async (ctx) => {
    await sql`set local marea.writes_history = 'off'`.execute(ctx.db)
    await post({ ...ctx, now }, entry)
    return 'accepted'
  }).catch((error) => error.constraint)
}

test('entries are dated when they are posted', async () => {
  const now = Temporal.Now.instant()
  expect(await postedAt(now)).toBe('accepted')
  expect(await postedAt(now.subtract({ minutes: 50 }))).toBe('accepted')
  expect(await postedAt(now.subtract({ minutes: 70 }))).toBe('ledger_entry_dated_now')
  expect(await postedAt(now.add({ minutes: 10 }))).toBe('ledger_entry_dated_now')
})
