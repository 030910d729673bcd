import type { ExpenseRequest } from '@marea/contract/expenses/requests.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signedIn } from '../../../test/people.ts'
import { type Guest, homeOf, move } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let admin: Guest
let ines: Guest
let slug: string
let owners = 0

beforeAll(async () => {
  marea = await openTestApp()
  admin = await signedIn(marea, 'Admin', { profile: 'ADMIN' })
})
afterAll(() => marea.close())
beforeEach(async () => {
  owners += 1
  ines = await signedIn(marea, `ines${owners}`, { profile: 'OWNER' })
  slug = (await homeOf(marea, ines.id)).slug
})

async function record(given: object) {
  const about = { category: 'repairs', concept: 'New pump', spentOn: '2026-11-02' }
  const { body } = await move(admin, '/admin/expenses', { suite: slug, ...about, ...given })
  return body.error ? body.error.code : { isPosted: body.result.expense !== null }
}

const setLimit = (amount: unknown, by = ines) =>
  by.call('PUT', '/owner/expense-limit', { body: { amount } })

test('Marea pays up to the limit without asking, mark-up included', async () => {
  expect(await record({ amount: 500_00 })).toEqual({ isPosted: true })
  expect(await record({ amount: 500_01 })).toEqual({ isPosted: false })
  expect(await record({ amount: 480_00, markup: 20_01 })).toEqual({ isPosted: false })
  const { items, limit } = (await ines.call('GET', '/owner/expenses')).body.result
  expect(items).toHaveLength(1)
  expect(limit).toEqual({ amount: 500_00, currency: 'USD' })
  const { body } = await admin.call('GET', '/admin/expense-requests')
  const own = body.result.filter(({ suite }: ExpenseRequest) => suite.slug === slug)
  const asked = own.map(({ status, markup }: ExpenseRequest) => [status, markup.amount])
  expect(asked.toSorted()).toEqual([
    ['pending', 0],
    ['pending', 20_01],
  ])
})

test('a mark-up of more than a quarter of the bill is approved by the owner, however small', async () => {
  expect(await record({ amount: 1, markup: 499_99 })).toEqual({ isPosted: false })
  expect(await record({ amount: 100_00, markup: 25_01 })).toEqual({ isPosted: false })
  expect(await record({ amount: 100_00, markup: 25_00 })).toEqual({ isPosted: true })
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(posting.amount), 0)::bigint as amount from ledger_postings as posting
    where account = ${`owner:${ines.id}:payable`}`.execute(marea.db)
  expect(rows).toEqual([{ amount: -125_00 }])
})

test('an owner sets another limit, which applies from then on and is on record', async () => {
  expect((await setLimit(100_00)).body.result.limit.amount).toBe(100_00)
  expect(await record({ amount: 100_01 })).toEqual({ isPosted: false })
  expect((await setLimit(0)).status).toBe(200)
  expect(await record({ amount: 1 })).toEqual({ isPosted: false })
  const known = await admin.call('GET', `/admin/expense-limits/${slug}`)
  expect(known.body.result.limit.amount).toBe(0)
  const events = await marea.db
    .selectFrom('events')
    .select('data')
    .where('kind', '=', 'owners.expense_limit_set')
    .where('subject', '=', `user:${ines.id}`)
    .orderBy('id')
    .execute()
  expect(events.map(({ data }) => data)).toEqual([
    { before: 500_00, after: 100_00 },
    { before: 100_00, after: 0 },
  ])
})

test('what the owner paid needs no approval and has no mark-up', async () => {
  expect(await record({ amount: 9_000_00, paidBy: 'owner' })).toEqual({ isPosted: true })
  const code = await record({ amount: 10_00, markup: 1_00, paidBy: 'owner' })
  expect(code).toBe('owners.markup_refused')
})

test.each([-1, 1.5, 1_000_000_01, '100'])('a limit of %s is refused', async (amount) => {
  expect((await setLimit(amount)).body.error.code).toBe('request.invalid')
})

test('nobody without homes has a limit', async () => {
  const mateo = await signedIn(marea, `mateo${owners}`, { profile: 'OWNER' })
  expect((await setLimit(1, mateo)).body.error.code).toBe('resource.not_found')
  expect((await setLimit(1, admin)).body.error.code).toBe('resource.not_found')
  expect((await mateo.call('GET', '/owner/expenses')).body.result.limit).toBeNull()
})
