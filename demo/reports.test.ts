import type { Figures, OpenedMonth, Report } from '@marea/contract/statements/reports/endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectBalance, expectSplits } from '../apps/api/test/financials/expect-financials.ts'
import { expectYear } from '../apps/api/test/financials/expect-year.ts'
import { callAs, signIn } from '../apps/api/test/people.ts'
import { type Recounted, recount, sumOf } from '../apps/api/test/recount-reports.ts'
import type { TestApp } from '../apps/api/test/test-app.ts'
import { demoPassword, demoUserId } from './people/people.ts'
import { openDemo } from './test/open-demo.ts'

let marea: TestApp
let call: ReturnType<typeof callAs>
let raw: Recounted[]
let homeIds: Map<string, string>

beforeAll(async () => {
  marea = await openDemo()
  const owner = await signIn(marea, 'owner@marea.test', demoPassword)
  call = callAs(marea, owner.body.result.token)
  raw = await recount(marea, demoUserId('owner@marea.test'))
  const suites = await marea.db.selectFrom('suites').select(['id', 'slug']).execute()
  homeIds = new Map(suites.map(({ id, slug }) => [slug, id]))
})
afterAll(() => marea.close())

async function report(query: string): Promise<Report> {
  const { status, body } = await call('GET', `/owner/reports?${query}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.result
}

async function open(month: string, query: string): Promise<OpenedMonth> {
  return (await call('GET', `/owner/report-months/${month}?${query}`)).body.result
}

/** What the recount can say about a row of a report. */
function shown(figures: Figures) {
  const { nights, channelNights, ownNights, blockedNights, income, expenses } = figures
  const { bookings, canceled } = figures
  const closedNights = ownNights + blockedNights
  return { nights, channelNights, closedNights, income, expenses, bookings, canceled }
}

function counted(basis: 'nights' | 'cash', of: Parameters<typeof sumOf>[1]) {
  const { cash, income, ...rest } = sumOf(raw, of)
  return { ...rest, income: basis === 'cash' ? cash : income }
}

function monthsOf({ months }: Report) {
  return months.map(({ month }) => month)
}

const yearEarlier = (month: string) => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`

describe.each(['nights', 'cash'] as const)('two years of the demo world by %s', (basis) => {
  const period = 'from=2025-01&to=2027-03'

  test('every month equals the raw rows, and so does the year before', async () => {
    const { months, total } = await report(`${period}&basis=${basis}`)
    expect(total.now.income).toBeGreaterThan(0)
    for (const { month, now, before } of months) {
      expect([month, shown(now)]).toEqual([month, counted(basis, { months: [month] })])
      const earlier = { months: [yearEarlier(month)] }
      expect([month, shown(before)]).toEqual([month, counted(basis, earlier)])
    }
  })

  test('every home equals the raw rows, the homes add up to the total, and profit is income less expenses', async () => {
    const seen = await report(`${period}&basis=${basis}`)
    const { byHome, total } = seen
    for (const { home, now } of byHome) {
      const suiteId = homeIds.get(home.slug) ?? ''
      expect([home.slug, shown(now)]).toEqual([
        home.slug,
        counted(basis, { months: monthsOf(seen), suiteId }),
      ])
    }
    const sum = (name: keyof Figures) => byHome.reduce((all, { now }) => all + now[name], 0)
    for (const name of Object.keys(total.now) as (keyof Figures)[]) {
      expect([name, sum(name)]).toEqual([name, total.now[name]])
    }
    for (const { now } of [...byHome, ...seen.months, { now: total.now }]) {
      expect(now.profit).toBe(now.income - now.expenses)
    }
  })

  test('every row opens to bookings and expenses that add up to it', async () => {
    const { months, homes } = await report(`from=2026-02&to=2026-04&basis=${basis}`)
    for (const { month } of months) {
      for (const { slug } of homes) {
        const opened = await open(month, `basis=${basis}&row=${slug}`)
        const row = opened.homes.find(({ home }) => home.slug === slug)?.now
        const items = opened.items
        const total = (kind: string, value: (item: (typeof items)[number]) => number) =>
          items.reduce((sum, item) => (item.kind === kind ? sum + value(item) : sum), 0)
        expect({
          income: total('booking', (item) => (item.kind === 'booking' ? item.income : 0)),
          nights: total('booking', (item) => (item.kind === 'booking' ? item.nights : 0)),
          expenses: total('expense', (item) => (item.kind === 'expense' ? item.amount : 0)),
          closed: total('closed', (item) => (item.kind === 'closed' ? item.nights : 0)),
        }).toEqual({
          income: row?.income,
          nights: row?.nights,
          expenses: row?.expenses,
          closed: (row?.channelNights ?? 0) + (row?.ownNights ?? 0) + (row?.blockedNights ?? 0),
        })
      }
    }
  })
})

test('both bases are reconciled to the cent, in any period, and match the ledger', async () => {
  for (const period of ['from=2025-01&to=2025-12', 'from=2026-03&to=2026-03', '', 'from=2024-10']) {
    const { reconciliation, total } = await report(period)
    const { nights, earlier, later, cash, matchesLedger } = reconciliation
    expect(matchesLedger).toBe(true)
    expect(nights).toBe(total.now.income)
    expect(nights + earlier + later).toBe(cash)
    expect((await report(`${period}&basis=cash`)).total.now.income).toBe(cash)
  }
})

test('expenses equal the financials in every month and category, with voids and mark-ups', async () => {
  const { months } = await report('from=2026-01&to=2026-11')
  const { body } = await call('GET', '/owner/expenses')
  const listed: { month: string; amount: { amount: number } }[] = body.result.months
  for (const { month, now } of months) {
    const amount = listed.find((each) => each.month === month)?.amount.amount ?? 0
    expect([month, now.expenses]).toEqual([month, amount])
  }
  const { categories } = await report('from=2025-01&to=2025-12')
  const year = await call('GET', '/owner/expenses?period=2025')
  const sums: { category: string; amount: { amount: number } }[] = year.body.result.categories
  const byName = (one: [string, number], other: [string, number]) => one[0].localeCompare(other[0])
  expect(
    categories.map(({ category, now }): [string, number] => [category, now]).sort(byName),
  ).toEqual(
    sums.map(({ category, amount }): [string, number] => [category, amount.amount]).sort(byName),
  )
  expect(sums.map(({ category }) => category)).toContain('markup')
})

test('this month equals the overview', async () => {
  const { body } = await call('GET', '/owner/overview')
  const { profit } = body.result
  const { total } = await report('from=2026-11&to=2026-11')
  expect(total.now).toMatchObject({
    profit: profit.amount.amount,
    income: profit.earnings.amount,
    expenses: profit.expenses.amount,
    nights: profit.nights,
  })
  expect(total.before.profit).toBe(profit.lastYear.amount)
})

test('each booking opens to its price, its months and its postings, and they agree', async () => {
  const { homes } = await report('')
  const opened = await open('2026-03', `row=${homes[0]?.slug}`)
  const bookings = opened.items.filter(({ kind }) => kind === 'booking')
  expect(bookings.length).toBeGreaterThan(0)
  for (const { id } of bookings) {
    const { body } = await call('GET', `/owner/ledger/bookings/${id}`)
    const { lines, commission, income, months, postings } = body.result
    const sum = (rows: Record<string, number>[], name: string) =>
      rows.reduce((all, row) => all + (row[name] ?? 0), 0)
    expect(sum(lines, 'amount') - commission).toBe(income)
    expect([sum(months, 'income'), sum(months, 'cash')]).toEqual([income, income])
    const paid = postings.filter(({ account }: { account: string }) => account === 'payable')
    expect(sum(paid, 'amount')).toBe(income)
  }
})

test('the balance of the owner equals the ledger, and so does every line of it', async () => {
  const balance = await expectBalance(marea, { id: demoUserId('owner@marea.test'), call })
  expect(balance.escrow.releases.length).toBeGreaterThan(0)
})

test('of every $100 that guests paid, each month and home adds up and equals the report', async () => {
  const { homes } = await report('')
  await expectSplits(
    marea,
    { id: demoUserId('owner@marea.test'), call },
    {
      months: ['2025-03', '2026-02', '2026-10', '2026-11', '2026-12'],
      homes: homes.map(({ slug }) => ({ slug, id: homeIds.get(slug) ?? '' })),
    },
  )
})

test('the year-end summary equals the raw rows and the sum of the months of the reports', async () => {
  const owner = { id: demoUserId('owner@marea.test'), call }
  for (const year of ['2025', '2026']) {
    const { total } = await expectYear(marea, owner, year)
    expect(total.gross).toBe(total.income + total.taxes + total.commission + total.fees)
  }
  const { total } = await expectYear(marea, owner, '2026')
  expect(total.payouts).toBeGreaterThan(0)
})
