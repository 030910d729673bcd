import type { Statement, StatementList } from '@marea/contract/statements/monthly/statement.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifySeals } from '../apps/api/src/statements/monthly/seal/verify-seals.ts'
import { callAs, signIn } from '../apps/api/test/people.ts'
import { type RawMonth, recountStatements } from '../apps/api/test/statements/recount-statements.ts'
import type { TestApp } from '../apps/api/test/test-app.ts'
import { demoPassword, demoUserId } from './people/people.ts'
import { openDemo } from './test/open-demo.ts'

let marea: TestApp
let call: ReturnType<typeof callAs>
let raw: RawMonth[]
let list: StatementList
let statements: Statement[]

beforeAll(async () => {
  marea = await openDemo()
  const owner = await signIn(marea, 'owner@marea.test', demoPassword)
  call = callAs(marea, owner.body.result.token)
  raw = await recountStatements(marea, demoUserId('owner@marea.test'))
  list = (await call('GET', '/owner/statements')).body.result
  statements = []
  for (const { month } of list.months.toReversed()) {
    statements.push((await call('GET', `/owner/statements/${month}`)).body.result)
  }
})
afterAll(() => marea.close())

const sum = <Row>(rows: readonly Row[], read: (row: Row) => number) =>
  rows.reduce((all, row) => all + read(row), 0)

test('two years of months are sealed and the current one is open', () => {
  expect(statements.length).toBeGreaterThanOrEqual(24)
  expect(list.months.map(({ sealed }) => sealed === null)).toEqual(
    list.months.map((_, index) => index === 0),
  )
})

test('each row of the list adds up from opening to closing', () => {
  for (const { month, opening, profit, adjustments, paidOut, closing } of list.months) {
    expect([month, opening + profit + adjustments + paidOut]).toEqual([month, closing])
  }
})

test('every figure of every statement equals the raw postings and nights', () => {
  const current = statements.at(-1)?.month ?? ''
  expect(statements.map(({ month }) => month)).toEqual(
    raw.filter(({ month }) => month <= current).map(({ month }) => month),
  )
  for (const statement of statements) {
    const { month, opening, closing, income, expenses, nights, taxes, paidOut, other } = statement
    const counted = {
      month,
      opening,
      closing,
      released: sum(statement.bookings, ({ released }) => released),
      mareaPaid:
        statement.bridge.otherDates -
        sum(statement.expenseLines, ({ paidBy, amount }) => (paidBy === 'marea' ? amount : 0)),
      transfers: paidOut + other,
      nights,
      income,
      expenses,
      taxes,
    }
    expect(counted).toEqual(raw.find((each) => each.month === month))
  }
})

test('opening and lines add up to closing, and each month opens where the last one closed', () => {
  for (const [index, statement] of statements.entries()) {
    const { opening, profit, income, expenses, bridge, paidOut, other, closing } = statement
    const joined = sum(Object.values(bridge), (amount) => amount)
    expect(profit).toBe(income - expenses)
    expect(opening + profit + joined + paidOut + other).toBe(closing)
    expect(opening).toBe(statements[index - 1]?.closing ?? 0)
  }
})

test('the lines of each table add up to the figures above it', () => {
  for (const { bookings, expenseLines, taxLines, payouts, ...statement } of statements) {
    expect(sum(bookings, ({ income }) => income)).toBe(statement.income)
    expect(sum(bookings, ({ commission }) => commission)).toBe(statement.commission)
    expect(sum(bookings, ({ taxes }) => taxes)).toBe(statement.taxes)
    expect(sum(taxLines, ({ tax }) => tax)).toBe(statement.taxes)
    expect(sum(expenseLines, ({ amount }) => amount)).toBe(statement.expenses)
    expect(sum(payouts, ({ amount }) => amount)).toBe(statement.paidOut)
    for (const { rent, fees, commission, income } of bookings) {
      expect(rent + fees - commission).toBe(income)
    }
  }
})

test('statements, reports and the ledger agree to the cent', async () => {
  const first = statements[0]?.month
  const last = statements.at(-1)?.month
  const { body } = await call('GET', `/owner/reports?from=${first}&to=${last}`)
  const months: { month: string; now: Record<string, number> }[] = body.result.months
  expect(
    months.map(({ month, now }) => [month, now.income, now.expenses, now.profit, now.nights]),
  ).toEqual(
    statements.map(({ month, income, expenses, profit, nights }) => [
      month,
      income,
      expenses,
      profit,
      nights,
    ]),
  )
  const { balance } = await marea.db
    .selectFrom('ledgerAccounts')
    .select('balance')
    .where('name', '=', `owner:${demoUserId('owner@marea.test')}:payable`)
    .executeTakeFirstOrThrow()
  expect(statements.at(-1)?.closing).toBe(balance)
})

test('the list has the same figures as the statements, and every seal is intact', async () => {
  for (const { month, opening, profit, paidOut, closing } of list.months) {
    const statement = statements.find((each) => each.month === month)
    expect(statement).toMatchObject({ opening, profit, paidOut, closing })
  }
  const { months, differences } = await verifySeals(marea.db)
  expect(months).toBeGreaterThanOrEqual(list.months.length - 1)
  expect(differences).toEqual([])
})
