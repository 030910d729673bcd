import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { booked, type Guest, openHouse } from '../../../test/stays.ts'
import { jobNamed, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { listChecks } from './check-store.ts'

let marea: TestApp
let laura: Guest

beforeAll(async () => {
  marea = await openTestApp()
  ;({ laura } = await openHouse(marea))
  await booked(marea, laura)
})
afterAll(() => marea.close())

const run = () => jobNamed('operations.run-checks').handle(marea.ctx(), {})

async function results() {
  const rows = await listChecks(marea.db)
  return Object.fromEntries(
    rows.map(({ name, compared, differences, checkedAt }) => [
      name,
      { compared, differences, at: checkedAt.toString().slice(11, 16) },
    ]),
  )
}

test('the first run checks everything and stores what it found', async () => {
  await run()
  expect(await results()).toMatchObject({
    ledger: { differences: 0, at: '12:00' },
    statements: { compared: 0, differences: 0 },
    double_bookings: { compared: 1, differences: 0 },
  })
})

test('the whole ledger is read each hour, stays are compared every five minutes', async () => {
  marea.clock.advance({ minutes: 5 })
  await run()
  expect(await results()).toMatchObject({
    ledger: { at: '12:00' },
    double_bookings: { at: '12:05' },
  })
  marea.clock.advance({ minutes: 55 })
  await run()
  expect(await results()).toMatchObject({
    ledger: { at: '13:00' },
    double_bookings: { at: '13:00' },
  })
})

test('a double booking and a changed balance are found although constraints forbid them', async () => {
  await booked(marea, laura, { checkIn: '2027-02-01', checkOut: '2027-02-05' })
  await sql`alter table bookings disable trigger user`.execute(marea.db)
  await sql`alter table bookings drop constraint bookings_no_overlap`.execute(marea.db)
  await sql`update bookings set nights = '[2027-01-11, 2027-01-13)'
    where lower(nights) = '2027-02-01'`.execute(marea.db)
  await sql`alter table ledger_accounts disable trigger user`.execute(marea.db)
  await sql`update ledger_accounts set balance = balance + 1 where number > 0`.execute(marea.db)
  marea.clock.advance({ minutes: 61 })
  await run()
  const found = await results()
  expect(found).toMatchObject({ double_bookings: { compared: 2, differences: 1 } })
  expect(found.ledger?.differences).toBeGreaterThan(0)
  expect(await marea.readMetrics()).toContain('marea_check_differences{check="double_bookings"} 1')
})
