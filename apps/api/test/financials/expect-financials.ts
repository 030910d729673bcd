import type { BalanceLine, OwnerBalance } from '@marea/contract/statements/financials/balance.ts'
import type { Split, SplitPart } from '@marea/contract/statements/financials/split.ts'
import type { Report } from '@marea/contract/statements/reports/endpoints.ts'
import { expect } from 'vitest'
import type { callAs } from '../people.ts'
import type { TestApp } from '../test-app.ts'
import {
  recountAvailable,
  recountEscrow,
  recountExpenses,
  recountPaid,
  recountPayments,
  recountPayouts,
} from './recount-financials.ts'

type Call = ReturnType<typeof callAs>
type Owner = { id: string; call: Call }

async function result<Result>(call: Call, path: string): Promise<Result> {
  const { status, body } = await call('GET', path)
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`)
  return body.result
}

const total = (rows: readonly { amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0)

/** The balance and the lines that it opens to equal the raw postings. */
export async function expectBalance(marea: TestApp, { id, call }: Owner): Promise<OwnerBalance> {
  const balance: OwnerBalance = await result(call, '/owner/balance')
  expect(balance.available).toBe(await recountAvailable(marea, id))
  const releases = balance.escrow.releases.map(({ bookingId, amount, releasesAt }) => ({
    bookingId,
    amount,
    releasesAt,
  }))
  expect(releases).toEqual(await recountEscrow(marea, id))
  expect(balance.escrow.amount).toBe(total(releases))
  const payouts = await recountPayouts(marea, id)
  const within = (period: string) => total(payouts.filter(({ month }) => month.startsWith(period)))
  expect(balance.paidOut).toEqual({
    year: Number(balance.today.slice(0, 4)),
    inYear: within(balance.today.slice(0, 4)),
    inMonth: within(balance.today.slice(0, 7)),
  })
  expect(total(await allLines(call))).toBe(balance.available)
  return balance
}

async function allLines(call: Call): Promise<BalanceLine[]> {
  const lines: BalanceLine[] = []
  let before: number | null = null
  do {
    const page: { items: BalanceLine[]; next: number | null } = await result(
      call,
      `/owner/balance/lines?limit=100${before ? `&before=${before}` : ''}`,
    )
    lines.push(...page.items)
    before = page.next
  } while (before !== null)
  for (const [index, line] of lines.entries()) {
    expect(line.balance).toBe((lines[index + 1]?.balance ?? 0) + line.amount)
  }
  return lines
}

type SplitScope = { months: readonly string[]; homes: readonly { id: string; slug: string }[] }

/** Every split of the months, in all and by home, equals the raw rows and the report. */
export async function expectSplits(
  marea: TestApp,
  { id, call }: Owner,
  { months, homes }: SplitScope,
): Promise<void> {
  const payments = await recountPayments(marea, id)
  const expenses = await recountExpenses(marea, id)
  expect(total(payments)).toBe(await recountPaid(marea, id))
  for (const month of months) {
    for (const home of [null, ...homes]) {
      const query = `period=${month}${home ? `&home=${home.slug}` : ''}`
      const isIn = (row: { suiteId: string; month: string }) =>
        row.month === month && (home === null || row.suiteId === home.id)
      const split: Split = await result(call, `/owner/split?${query}`)
      const paid = payments.filter(isIn)
      const spent = expenses.filter(isIn)
      const owner = total(paid.filter(({ payee }) => payee === 'owner'))
      const expected = new Map<string, number>([['keep', owner - total(spent)]])
      const add = (name: string, amount: number) =>
        expected.set(name, (expected.get(name) ?? 0) + amount)
      for (const row of paid) if (row.payee !== 'owner') add(row.payee, row.amount)
      for (const row of spent) add(`expense:${row.category}`, row.amount)
      const shown = split.parts.map((part): [string, number] => [nameOf(part), part.amount])
      const asked = [...expected].filter(([name, amount]) => name === 'keep' || amount !== 0)
      expect([query, shown.toSorted()]).toEqual([query, asked.toSorted()])
      expectSums(split)
      await expectReport(call, split, query)
    }
  }
}

function nameOf(part: SplitPart): string {
  if (part.kind === 'tax') return `tax:${part.authority}`
  if (part.kind === 'expense') return `expense:${part.category}`
  return part.kind === 'fees' ? 'platform' : part.kind
}

/** Dollars add up to what guests paid, shares to $100.00, and the bookings to the same sum. */
export function expectSums({ paid, parts, items, months, bookings }: Split): void {
  expect(total(parts)).toBe(paid)
  const shares = parts.reduce((sum, { share }) => sum + share, 0)
  expect(shares).toBe(paid > 0 ? 100_00 : 0)
  const rows = items.length > 0 ? items : months
  expect(rows.reduce((sum, row) => sum + row.paid, 0)).toBe(paid)
  if (items.length > 0) expect(items).toHaveLength(bookings)
}

/** What the owner keeps is the profit of the report by stay night. */
async function expectReport(call: Call, { period, parts }: Split, query: string): Promise<void> {
  const home = /home=[\w-]+/.exec(query)?.[0] ?? ''
  const report: Report = await result(call, `/owner/reports?from=${period}&to=${period}&${home}`)
  const keep = parts.find(({ kind }) => kind === 'keep')?.amount
  expect([query, keep]).toEqual([query, report.total.now.profit])
}
