import { randomUUID } from 'node:crypto'
import type { ExpensePage } from '@marea/contract/expenses/endpoints.ts'
import type { Expense } from '@marea/contract/expenses/expense.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ledgerAccounts } from '#wallet/ledger/accounts.ts'
import { balanceOf, differences } from '../../test/ledger-totals.ts'
import { mailsTo, signedIn } from '../../test/people.ts'
import { type Guest, homeOf, move } from '../../test/stays.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

let marea: TestApp
let admin: Guest
let ines: Guest
let home: { slug: string; suiteId: string }
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
  ines = await signedIn(marea, `ines${owners}`, { profile: 'OWNER', language: 'es' })
  home = await homeOf(marea, ines.id)
})

const usd = (amount: number) => ({ amount, currency: 'USD' })

function draft(given: object = {}) {
  const pool = { spentOn: '2026-11-02', category: 'pool', concept: 'Weekly pool service' }
  return { suite: home.slug, ...pool, amount: 180_00, ...given }
}

async function record(given: object = {}, by = ines): Promise<Expense> {
  const { status, body } = await move(by, '/owner/expenses', draft(given))
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.result
}

async function refused(given: object, by = ines) {
  return (await move(by, '/owner/expenses', draft(given))).body.error.code
}

async function listed(query = ''): Promise<ExpensePage> {
  return (await ines.call('GET', `/owner/expenses${query}`)).body.result
}

function voidIt({ id }: Expense, by = ines, reason = 'Written down twice') {
  return by.call('DELETE', `/owner/expenses/${id}`, { body: { reason } })
}

async function balances() {
  const [payable, outlay, cash] = await Promise.all([
    balanceOf(marea, ledgerAccounts.payable(ines.id)),
    balanceOf(marea, ledgerAccounts.outlay(ines.id)),
    balanceOf(marea, ledgerAccounts.cash),
  ])
  const pool = await balanceOf(marea, ledgerAccounts.expense(home.suiteId, 'pool'))
  return { payable, outlay, cash, pool }
}

test('expenses are sorted on the server, those without a vendor last', async () => {
  const small = await record({ amount: 10_00, vendor: 'Zephyr' })
  const large = await record({ amount: 900_00, vendor: '' })
  const middle = await record({ amount: 50_00, vendor: 'ace' })
  const ids = async (sort: string) => (await listed(`?sort=${sort}`)).items.map(({ id }) => id)
  expect(await ids('amount')).toEqual([small.id, middle.id, large.id])
  expect(await ids('-amount')).toEqual([large.id, middle.id, small.id])
  expect(await ids('vendor')).toEqual([middle.id, small.id, large.id])
  expect(await ids('-vendor')).toEqual([small.id, middle.id, large.id])
})

test('an expense the owner paid is recorded in the ledger and moves nobody’s money', async () => {
  const before = await balances()
  const expense = await record()
  expect(expense).toMatchObject({ amount: usd(180_00), paidBy: 'owner', voided: null })
  expect(await balances()).toEqual({ ...before, outlay: -180_00, pool: 180_00 })
})

async function recordByMarea(given: object = {}): Promise<Expense> {
  const { status, body } = await move(admin, '/admin/expenses', draft(given))
  if (status !== 200 || !body.result.expense) throw new Error(JSON.stringify(body))
  return body.result.expense
}

test('an expense Marea paid leaves its bank and reduces what it owes the owner, who is notified', async () => {
  const before = await balances()
  const expense = await recordByMarea({ concept: 'New pump' })
  expect(await balances()).toEqual({
    payable: -180_00,
    outlay: -180_00,
    pool: 180_00,
    cash: before.cash + 180_00,
  })
  const [mail] = await mailsTo(marea, ines.email)
  expect(mail?.subject).toBe('Pagamos un gasto de Casa Almendro')
  expect(mail?.text).toMatch(/New pump.*180/)
  expect((await voidIt(expense)).body.error.code).toBe('owners.expense_of_marea')
  expect((await listed()).items[0]).toMatchObject({ id: expense.id, canVoid: false })
  expect((await voidIt(expense, admin)).status).toBe(200)
  expect(await balances()).toEqual(before)
  expect((await mailsTo(marea, ines.email))[0]?.text).toContain('Written down twice')
})

test('a mark-up is a line of its own: a cost of the home and an income of Marea', async () => {
  const before = await balances()
  const given = { vendor: 'Bay Climate', amount: 200_00, markup: 30_00 }
  const expense = await recordByMarea({ ...given, translations: { es: 'Servicio del aire' } })
  expect(expense).toMatchObject({ amount: usd(200_00), markup: usd(30_00), total: usd(230_00) })
  expect(await balances()).toEqual({
    payable: -230_00,
    outlay: -230_00,
    pool: 200_00,
    cash: before.cash + 200_00,
  })
  const { total, categories } = await listed()
  expect(total).toEqual(usd(230_00))
  expect(categories).toEqual([
    { category: 'pool', amount: usd(200_00) },
    { category: 'markup', amount: usd(30_00) },
  ])
  const { body } = await ines.call('GET', `/owner/expenses/${expense.id}`)
  const [entry] = body.result.entries
  expect(entry.postings).toEqual(
    expect.arrayContaining([
      { account: 'category', amount: usd(200_00) },
      { account: 'markup', amount: usd(30_00) },
      { account: 'payable', amount: usd(-230_00) },
      { account: 'cash', amount: usd(200_00) },
      { account: 'markup_income', amount: usd(30_00) },
      { account: 'outlay', amount: usd(-230_00) },
    ]),
  )
  const mail = (await mailsTo(marea, ines.email))[0]?.text
  expect(mail).toMatch(/Servicio del aire.*200/)
  expect(mail).toMatch(/Cargo de gestión.*30/)
})

test('a voided expense stays in its month, and its reversal counts on the day of the void', async () => {
  const wrong = await record({ amount: 99_00, spentOn: '2026-10-20' })
  await record({ amount: 10_00 })
  const { body } = await voidIt(wrong)
  expect(body.result).toMatchObject({
    canVoid: false,
    voided: { reason: 'Written down twice', on: '2026-11-15' },
  })
  const { items, total, categories, months } = await listed()
  expect(items.map(({ line, datedOn, counted }) => [line, datedOn, counted.amount])).toEqual([
    ['reversal', '2026-11-15', -99_00],
    ['expense', '2026-11-02', 10_00],
    ['expense', '2026-10-20', 99_00],
  ])
  expect(items[0]).toMatchObject({ id: wrong.id, total: usd(99_00) })
  expect(total).toEqual(usd(10_00))
  expect(categories).toEqual([{ category: 'pool', amount: usd(10_00) }])
  expect(months).toEqual([
    { month: '2026-11', amount: usd(-89_00) },
    { month: '2026-10', amount: usd(99_00) },
  ])
  expect(await listed('?period=2026-10')).toMatchObject({ total: usd(99_00) })
  const detail = (await ines.call('GET', `/owner/expenses/${wrong.id}`)).body.result
  expect(detail.entries.map(({ line }: { line: string }) => line)).toEqual(['expense', 'reversal'])
  const postings = detail.entries.flatMap((entry: typeof detail) => entry.postings)
  const sum = postings.reduce((sum: number, { amount }: typeof detail) => sum + amount.amount, 0)
  expect(sum).toBe(0)
})

test('voided by several at once it is reversed once', async () => {
  const expense = await record()
  const before = await balances()
  const answers = await Promise.all([1, 2, 3].map(() => voidIt(expense)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await balances()).toEqual({ ...before, outlay: 0, pool: 0 })
})

test('a repeated request is one expense, and its key works for no other', async () => {
  const key = randomUUID()
  const answers = await Promise.all([1, 2].map(() => move(ines, '/owner/expenses', draft(), key)))
  const later = await move(ines, '/owner/expenses', draft(), key)
  const made = [...answers, later].filter(({ status }) => status === 200)
  expect(new Set(made.map(({ body }) => body.result.id)).size).toBe(1)
  expect((await listed()).items).toHaveLength(1)
  const other = await move(ines, '/owner/expenses', draft({ amount: 1 }), key)
  expect(other.body.error.code).toBe('ledger.key_reused')
  const keyless = await ines.call('POST', '/owner/expenses', { body: draft() })
  expect(keyless.body.error.code).toBe('request.key_missing')
})

test('homes, categories and months are separate, and their sums are exact', async () => {
  const second = await homeOf(marea, ines.id)
  await record({ amount: 1_01 })
  await record({ amount: 2_02, category: 'garden', spentOn: '2026-10-31' })
  await record({ amount: 4_04, suite: second.slug, spentOn: '2026-10-01' })
  expect(await listed()).toMatchObject({ total: usd(7_07), pages: 1 })
  expect(await listed(`?suite=${home.slug}`)).toMatchObject({ total: usd(3_03) })
  const october = await listed('?period=2026-10')
  expect(october.items.map(({ spentOn }) => spentOn)).toEqual(['2026-10-31', '2026-10-01'])
  expect(october.categories).toEqual([
    { category: 'pool', amount: usd(4_04) },
    { category: 'garden', amount: usd(2_02) },
  ])
  expect(october.months).toEqual([
    { month: '2026-11', amount: usd(1_01) },
    { month: '2026-10', amount: usd(6_06) },
  ])
  expect(await listed('?period=2026')).toMatchObject({ total: usd(7_07) })
  expect(await listed('?period=2025')).toMatchObject({ total: usd(0), items: [] })
  expect(await listed('?period=2026-09..2026-10')).toMatchObject({ total: usd(6_06) })
  expect(await listed('?period=2026-10..2026-11')).toMatchObject({ total: usd(7_07) })
  expect(await listed('?period=2025-12..2026-09')).toMatchObject({ total: usd(0), items: [] })
  expect(await listed('?category=garden&period=2026-10')).toMatchObject({ total: usd(2_02) })
  expect((await listed()).suites.map(({ slug }) => slug).sort()).toEqual(
    [home.slug, second.slug].sort(),
  )
})

test('vendors are listed and select their expenses', async () => {
  await record({ vendor: 'Grove Green', amount: 1_00 })
  await record({ vendor: 'Blue Pools', amount: 2_00 })
  await record({ amount: 4_00 })
  expect((await listed()).vendors).toEqual(['Blue Pools', 'Grove Green'])
  expect(await listed('?vendor=Blue%20Pools')).toMatchObject({
    total: usd(2_00),
    items: [{ vendor: 'Blue Pools' }],
  })
  expect(await listed('?vendor=Nobody')).toMatchObject({ total: usd(0), items: [] })
})

test('many expenses are paged, and every page has the total of all', async () => {
  for (let day = 1; day <= 26; day += 1) {
    await record({ amount: 1_00, spentOn: `2026-10-${String(day).padStart(2, '0')}` })
  }
  const [first, last] = [await listed(), await listed('?page=2')]
  expect([first.items.length, last.items.length, last.pages]).toEqual([25, 1, 2])
  expect(last.items[0]?.spentOn).toBe('2026-10-01')
  expect(last.total).toEqual(usd(26_00))
})

test('another owner cannot see, record or void any of it, and a guest has no such page', async () => {
  const expense = await record()
  const mateo = await signedIn(marea, `mateo${owners}`, { profile: 'OWNER' })
  const laura = await signedIn(marea, `laura${owners}`)
  expect((await mateo.call('GET', '/owner/expenses')).body.result).toMatchObject({
    items: [],
    suites: [],
    total: usd(0),
  })
  const theirs = await mateo.call('GET', `/owner/expenses?suite=${home.slug}`)
  expect(theirs.body.error.code).toBe('resource.not_found')
  for (const stranger of [mateo, laura]) {
    expect(await refused({}, stranger)).toBe('resource.not_found')
    expect((await voidIt(expense, stranger)).body.error.code).toBe('resource.not_found')
    const shown = await stranger.call('GET', `/owner/expenses/${expense.id}`)
    expect(shown.body.error.code).toBe('resource.not_found')
  }
  expect((await laura.call('GET', '/owner/expenses')).body.error.code).toBe('resource.not_found')
})

test.each([
  [{ paidBy: 'marea' }, 'request.invalid'],
  [{ markup: 1_00 }, 'request.invalid'],
  [{ vendor: 'x'.repeat(101) }, 'request.invalid'],
  [{ vendor: 'two\nlines' }, 'request.invalid'],
  [{ translations: { es: 'x' } }, 'request.invalid'],
  [{ translations: { tlh: 'Klingon' } }, 'request.invalid'],
  [{ repeats: 'daily' }, 'request.invalid'],
  [{ repeats: 'monthly', spentOn: '2025-11-14' }, 'owners.expense_start_refused'],
  [{ repeats: 'monthly', spentOn: '2026-11-16' }, 'owners.expense_day_refused'],
  [{ spentOn: '2026-11-16' }, 'owners.expense_day_refused'],
  [{ spentOn: '2016-11-14' }, 'owners.expense_day_refused'],
  [{ spentOn: '2026-02-30' }, 'request.invalid'],
  [{ amount: 0 }, 'request.invalid'],
  [{ amount: -5 }, 'request.invalid'],
  [{ amount: 1.5 }, 'request.invalid'],
  [{ amount: 1_000_000_01 }, 'request.invalid'],
  [{ category: 'yacht' }, 'request.invalid'],
  [{ concept: ' x ' }, 'request.invalid'],
  [{ concept: 'x'.repeat(201) }, 'request.invalid'],
  [{ suite: 'no-such-suite' }, 'resource.not_found'],
  [{ ownerId: 'somebody' }, 'request.invalid'],
])('%o is refused as %s', async (given, code) => {
  expect(await refused(given)).toBe(code)
  expect((await listed()).items).toEqual([])
})

test.each([
  '?period=2026-13',
  '?period=may',
  '?period=2026..2027',
  '?period=2026-10..2026-13',
  '?month=2026-10',
  '?category=yacht',
  '?page=0',
  '?page=x',
])('a list of %s is refused', async (query) => {
  const { body } = await ines.call('GET', `/owner/expenses${query}`)
  expect(body.error.code).toBe('request.invalid')
})

test('the database itself refuses to change or delete an expense', async () => {
  const { id } = await record()
  const change = marea.db.updateTable('expenses').set({ concept: 'Else' }).where('id', '=', id)
  await expect(change.execute()).rejects.toThrow('append-only')
  const loss = marea.db.deleteFrom('expenses').where('id', '=', id)
  await expect(loss.execute()).rejects.toThrow('append-only')
})

test('an owner’s data export has the expenses', async () => {
  const { id } = await record()
  const { body } = await ines.call('GET', '/user/data')
  expect(body.result.expenses).toMatchObject([{ id, concept: 'Weekly pool service' }])
})
