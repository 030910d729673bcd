import type { ExpenseSchedule } from '@marea/contract/expenses/schedules.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { differences, fund } from '../../../test/ledger-totals.ts'
import { signedIn } from '../../../test/people.ts'
import { runFanOut } from '../../../test/run-fan-out.ts'
import { type Guest, homeOf, move } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { recordDueExpenses } from './record-due.ts'

let marea: TestApp
let admin: Guest
let ines: Guest
let slug: string
let owners = 0

beforeAll(async () => {
  marea = await openTestApp()
  admin = await signedIn(marea, 'Admin', { profile: 'ADMIN' })
})
afterAll(async () => {
  expect(await differences(marea)).toEqual([])
  await marea.close()
})
beforeEach(async () => {
  owners += 1
  ines = await signedIn(marea, `ines${owners}`, { profile: 'OWNER' })
  slug = (await homeOf(marea, ines.id)).slug
})

const bill = { category: 'hoa', concept: 'Building dues', vendor: 'Collins Park Association' }

function start(given: object = {}, by = ines) {
  const path = by === admin ? '/admin/expenses' : '/owner/expenses'
  const draft = { ...bill, suite: slug, spentOn: '2026-11-01', amount: 385_00, repeats: 'monthly' }
  return move(by, path, { ...draft, ...given })
}

async function schedules(by = ines): Promise<ExpenseSchedule[]> {
  return (await by.call('GET', '/owner/expense-schedules')).body.result
}

async function spentDays(): Promise<string[]> {
  const { items } = (await ines.call('GET', '/owner/expenses')).body.result
  return items.map(({ spentOn }: { spentOn: string }) => spentOn).toSorted()
}

/** What the job would find at noon of the company's clock on this day. */
function runOn(day: string) {
  const now = Temporal.Instant.from(`${day}T17:00:00Z`)
  return runFanOut({ ...marea.ctx(), now }, recordDueExpenses)
}

test('a recurring expense is recorded once per period, however often the job runs', async () => {
  await start()
  expect(await spentDays()).toEqual(['2026-11-01'])
  expect(await schedules()).toMatchObject([
    { nextOn: '2026-12-01', frequency: 'monthly', canStop: true, vendor: bill.vendor },
  ])
  await runOn('2026-11-30')
  await Promise.all([runOn('2026-12-01'), runOn('2026-12-01'), runOn('2026-12-02')])
  expect(await spentDays()).toEqual(['2026-11-01', '2026-12-01'])
  await runOn('2027-03-05')
  expect(await spentDays()).toEqual([
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
    '2027-03-01',
  ])
})

test('the database itself refuses a period twice', async () => {
  await start()
  await fund(marea.ctx(), ines.id, 1_00)
  const again = sql`insert into expenses (id, suite_id, owner_id, entry_id, spent_on, category,
      concept, paid_by, recorded_by, recorded_at, schedule_id, period)
    select gen_random_uuid(), suite_id, owner_id, (select max(id) from ledger_entries), spent_on,
      category, concept, paid_by, recorded_by, recorded_at, schedule_id, period
    from expenses where owner_id = ${ines.id}`
  await expect(again.execute(marea.db)).rejects.toThrow('expenses_once_per_period')
})

test('a bill of the 31st is due on the last day of shorter months', async () => {
  await start({ spentOn: '2026-10-31' })
  await runOn('2027-04-01')
  expect(await spentDays()).toEqual([
    '2026-10-31',
    '2026-11-30',
    '2026-12-31',
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
  ])
})

test('periods since the start are recorded at once, quarterly and yearly ones too', async () => {
  await start({ repeats: 'quarterly', spentOn: '2026-02-10' })
  expect(await spentDays()).toEqual(['2026-02-10', '2026-05-10', '2026-08-10', '2026-11-10'])
  await start({ repeats: 'yearly', spentOn: '2025-11-20' })
  expect((await spentDays())[0]).toBe('2025-11-20')
  expect((await schedules()).map(({ nextOn }) => nextOn)).toEqual(['2026-11-20', '2027-02-10'])
})

test('once stopped, nothing more is recorded, and what was recorded stays', async () => {
  await start()
  const [schedule] = await schedules()
  const stop = () => ines.call('DELETE', `/owner/expense-schedules/${schedule?.id}`)
  expect((await stop()).body.result).toMatchObject({ canStop: false })
  expect((await stop()).status).toBe(200)
  await runOn('2027-03-05')
  expect(await spentDays()).toEqual(['2026-11-01'])
  expect((await schedules())[0]?.stoppedAt).not.toBeNull()
})

test('what Marea pays above the limit is asked anew in each period, and approved once', async () => {
  const first = await start({ amount: 800_00, markup: 40_00 }, admin)
  expect(first.body.result).toMatchObject({ expense: null, request: { status: 'pending' } })
  await runOn('2026-12-01')
  await runOn('2026-12-01')
  const { needs } = (await ines.call('GET', '/owner/overview')).body.result
  expect(needs).toHaveLength(2)
  expect(needs[0]).toMatchObject({ total: { amount: 840_00 }, vendor: bill.vendor })
  await ines.call('POST', `/owner/expense-requests/${needs[0].id}/approval`)
  const { items } = (await ines.call('GET', '/owner/expenses')).body.result
  expect(items).toMatchObject([{ total: { amount: 840_00 }, repeats: 'monthly' }])
})

test('a stranger finds no recurring expense, and only Marea stops what Marea pays', async () => {
  await start({ amount: 100_00 }, admin)
  const [schedule] = await schedules()
  expect(schedule).toMatchObject({ paidBy: 'marea', canStop: false })
  const mateo = await signedIn(marea, `mateo${owners}`, { profile: 'OWNER' })
  const stop = (by: Guest) => by.call('DELETE', `/owner/expense-schedules/${schedule?.id}`)
  expect(await schedules(mateo)).toEqual([])
  expect((await stop(mateo)).body.error.code).toBe('resource.not_found')
  expect((await stop(ines)).body.error.code).toBe('owners.schedule_of_marea')
  expect((await stop(admin)).status).toBe(200)
})
