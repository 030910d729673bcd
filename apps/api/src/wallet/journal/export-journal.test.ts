import { journalFormats } from '@marea/contract/wallet/journal.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseCsv } from '#platform/csv/parse-csv.ts'
import { readMoney } from '#platform/csv/read-money.ts'
import { bookAccount } from '#wallet/journal/account-names.ts'
import { sumByKind } from '#wallet/ledger/cash-entries.ts'
import { signedIn } from '../../../test/people.ts'
import { deliverEvents, depositAs } from '../../../test/stand-ins/cards.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { type Someone, sentWithdrawal } from '../../../test/user-data.ts'

let marea: TestApp
let nadia: Someone
let laura: Someone
let period: string
/** Debits less credits of each book account, from the ledger. */
let ledger: Record<string, number>

beforeAll(async () => {
  marea = await openTestApp()
  nadia = await signedIn(marea, 'Nadia', { profile: 'ADMIN' })
  laura = await signedIn(marea, 'Laura')
  await depositAs(laura, { amount: 100_00, paymentMethodId: 'pm_card_visa' })
  await depositAs(laura, { amount: 1_234_56, paymentMethodId: 'pm_card_visa' })
  await deliverEvents(marea)
  const id = await sentWithdrawal.make(await signedIn(marea, 'Rosa'), marea)
  await nadia.call('POST', `/admin/withdrawals/${id}/payment`)
  const day = marea.clock.now().toZonedDateTimeISO('America/New_York').toPlainDate()
  period = `from=${day.subtract({ days: 1 })}&until=${day.add({ days: 1 })}`
  ledger = {}
  for (const [kind, amount] of Object.entries(await sumByKind(marea.db))) {
    add(ledger, bookAccount(kind), 0 - amount)
  }
})
afterAll(() => marea.close())

function add(sums: Record<string, number>, account: string, amount: number): void {
  sums[account] = (sums[account] ?? 0) + amount
}

async function download(format: string): Promise<string> {
  const { status, body } = await nadia.call('GET', `/admin/journal/${format}?${period}`)
  expect(status).toBe(200)
  return body
}

function withoutZeros(sums: Record<string, number>) {
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0))
}

function sumsOfCsv(text: string, columns: { account: string; debit: string; credit: string }) {
  const [head = [], ...rows] = parseCsv(text.replace(/^\ufeff/, ''))
  const at = (row: string[], title: string) => row[head.indexOf(title)] ?? ''
  const sums: Record<string, number> = {}
  for (const row of rows) {
    const debit = readMoney(at(row, columns.debit)) ?? 0
    const credit = readMoney(at(row, columns.credit)) ?? 0
    add(sums, at(row, columns.account), debit - credit)
  }
  return withoutZeros(sums)
}

test('the CSV read again adds up to the ledger, account by account', async () => {
  const columns = { account: 'book account', debit: 'debit', credit: 'credit' }
  expect(sumsOfCsv(await download('csv'), columns)).toEqual(withoutZeros(ledger))
})

test('the journal for QuickBooks adds up to the ledger, and each of its days to zero', async () => {
  const text = await download('quickbooks')
  const columns = { account: 'Account Name', debit: 'Debits', credit: 'Credits' }
  expect(sumsOfCsv(text, columns)).toEqual(withoutZeros(ledger))
  const days = sumsOfCsv(text, { ...columns, account: 'Journal No' })
  expect(days).toEqual({})
  expect(text).toMatch(/\d{4}-\d\d-\d\d,\d\d\/\d\d\/\d{4},Assets:/)
})

test('Beancount: every transaction adds up to zero, every account is open, and all to the ledger', async () => {
  const text = await download('beancount')
  const opened = new Set(
    [...text.matchAll(/^\d{4}-\d\d-\d\d open (\S+) USD$/gm)].map(([, name]) => name),
  )
  const sums: Record<string, number> = {}
  const entries = text.split('\n\n').filter((part) => /^\d{4}-\d\d-\d\d \*/.test(part))
  expect(entries.length).toBeGreaterThan(3)
  for (const entry of entries) {
    const lines = [...entry.matchAll(/^ {2}(\S+) {2}(-?)(\d+\.\d\d) USD$/gm)]
    const amounts = lines.map(([, account = '', sign, dollars = '']) => {
      const amount = (sign ? -1 : 1) * Math.round(Number(dollars) * 100)
      expect(opened.has(account)).toBe(true)
      add(sums, account, amount)
      return amount
    })
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(0)
  }
  expect(withoutZeros(sums)).toEqual(withoutZeros(ledger))
})

test('a period that ends before it begins or is too long is refused, and a stranger finds nothing', async () => {
  const wrong = ['from=2026-02-01&until=2026-01-31', 'from=2024-01-01&until=2026-01-31']
  for (const query of wrong) {
    const { body } = await nadia.call('GET', `/admin/journal/csv?${query}`)
    expect(body.error.code).toBe('journal.period_refused')
  }
  for (const format of journalFormats) {
    expect((await laura.call('GET', `/admin/journal/${format}?${period}`)).status).toBe(404)
  }
})
