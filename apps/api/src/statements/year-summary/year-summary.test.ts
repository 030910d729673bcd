import { read, utils } from '@e965/xlsx'
import type { Report } from '@marea/contract/statements/reports/endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleStays } from '#bookings/settle/settle.ts'
import { expectYear } from '../../../test/financials/expect-year.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import { signedIn } from '../../../test/people.ts'
import { runFanOut } from '../../../test/run-fan-out.ts'
import { booked, type Guest, homeOf, move } from '../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let admin: Guest
let ines: Guest

beforeAll(async () => {
  marea = await openTestApp()
  marea.clock.set('2026-11-16T12:00:00Z')
  admin = await signedIn(marea, 'Ana', { profile: 'ADMIN' })
  const laura = await signedIn(marea, 'Laura')
  ines = await signedIn(marea, 'Ines', { profile: 'OWNER', language: 'es' })
  const { slug } = await homeOf(marea, ines.id)
  const bill = { suite: slug, spentOn: '2026-10-03', concept: 'Bill' }
  await move(admin, '/admin/expenses', { ...bill, category: 'pool', amount: 80_00, markup: 8_00 })
  await move(ines, '/owner/expenses', { ...bill, category: 'repairs', amount: 41_17 })
  await booked(marea, laura, { slug, checkIn: '2026-11-17', checkOut: '2026-11-20' })
  await booked(marea, laura, { slug, checkIn: '2026-12-29', checkOut: '2027-01-04' })
  marea.clock.set('2026-11-20T12:00:00Z')
  await runFanOut(marea.ctx(), settleStays)
})
afterAll(() => marea.close())

test('the year equals the raw rows and the sum of the months of the reports', async () => {
  for (const year of ['2026', '2027', '2025']) await expectYear(marea, ines, year)
  const { body } = await ines.call('GET', '/owner/years/2026')
  expect(body.result.total).toMatchObject({ expenses: 129_17, categories: { length: 3 } })
})

async function file(format: 'csv' | 'xlsx' | 'pdf', query = '') {
  const response = await marea.app.inject({
    url: `/api/owner/years/2026/summary.${format}${query}`,
    headers: { authorization: ines.token },
  })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-disposition']).toContain(`marea-year-2026.${format}`)
  return response
}

test('every file has the same figures', async () => {
  const { total } = (await ines.call('GET', '/owner/years/2026')).body.result
  const lines = (await file('csv', '?language=en')).body.trim().split('\r\n')
  expect(lines).toHaveLength(14)
  expect(lines[0]).toContain('Guests paid,Taxes,Commission,Marea fees,Income,Pool,Repairs')
  expect(lines.at(-1)).toContain((total.net / 100).toFixed(2))
  const book = read((await file('xlsx')).rawPayload)
  const rows: unknown[][] = utils.sheet_to_json(book.Sheets.Marea ?? {}, { header: 1 })
  expect(rows.at(-1)).toContain(total.gross / 100)
  expect(rows.filter((row) => row.length > 3)).toHaveLength(14)
  const text = textOfPdf((await file('pdf')).rawPayload).join(' ')
  for (const shown of ['Resumen anual 2026', 'Gastos por categoría']) expect(text).toContain(shown)
})

test('the reports of a year have the same income and profit', async () => {
  const { body } = await ines.call('GET', '/owner/reports?from=2026-01&to=2026-12')
  const report: Report = body.result
  const { total } = (await ines.call('GET', '/owner/years/2026')).body.result
  expect([total.income, total.expenses, total.net]).toEqual([
    report.total.now.income,
    report.total.now.expenses,
    report.total.now.profit,
  ])
})
