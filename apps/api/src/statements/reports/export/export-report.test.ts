import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textOfPdf } from '../../../../test/pdf-text.ts'
import { signedIn } from '../../../../test/people.ts'
import { booked, type Guest, homeOf, move } from '../../../../test/stays.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { writeCsv } from './csv.ts'

let marea: TestApp
let ines: Guest
let figures: { income: number; expenses: number; profit: number }

beforeAll(async () => {
  marea = await openTestApp()
  ines = await signedIn(marea, 'ines', { profile: 'OWNER', language: 'es' })
  const { slug } = await homeOf(marea, ines.id)
  const laura = await signedIn(marea, 'Laura')
  await booked(marea, laura, { slug, checkIn: '2026-11-20', checkOut: '2026-11-24' })
  const cost = { suite: slug, spentOn: '2026-11-02', category: 'pool', concept: 'Pool' }
  await move(ines, '/owner/expenses', { ...cost, amount: 180_05 })
  figures = (await ines.call('GET', '/owner/reports')).body.result.total.now
})
afterAll(() => marea.close())

async function file(format: 'csv' | 'xlsx' | 'pdf', query = '', report = 'profits') {
  const response = await marea.app.inject({
    url: `/api/owner/reports/${report}/table.${format}?from=2026-10&to=2026-11${query}`,
    headers: { authorization: ines.token },
  })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-disposition']).toContain(
    `marea-${report}-2026-10-2026-11.${format}`,
  )
  return response
}

const dollars = (cents: number) => (cents / 100).toFixed(2)

test('the CSV has a row per month and home and the total, in the reader’s language', async () => {
  const lines = (await file('csv')).body.split('\r\n')
  const { income, expenses, profit } = figures
  const sums = [income, expenses, profit, 0, profit].map(dollars).join()
  expect(lines[0]).toBe('\ufeffMes,Casa,Ingresos,Gastos,Ganancia,Año anterior,vs. año anterior')
  expect(lines[2]).toBe(`Noviembre de 2026,Casa Almendro,${sums}`)
  expect(lines[3]).toBe(`Total,su casa,${sums}`)
  expect((await file('csv', '&language=en')).body).toContain('November 2026,Casa Almendro,')
})

test('another library opens the spreadsheet and finds amounts as numbers', async () => {
  const book = read((await file('xlsx', '&language=en')).rawPayload)
  const rows = utils.sheet_to_json<unknown[]>(book.Sheets.Marea ?? {}, { header: 1 })
  const { income, expenses, profit } = figures
  const sums = [income, expenses, profit, 0, profit].map((amount) => amount / 100)
  expect(rows[0]).toEqual(['Profits'])
  expect(rows.at(-2)).toEqual(['November 2026', 'Casa Almendro', ...sums])
  expect(rows.at(-1)?.slice(2)).toEqual(sums)
})

test.each(['profits', 'expenses', 'occupancy', 'bookings', 'income-vs-expenses', 'rental-history'])(
  'the report %s is exported in every format',
  async (report) => {
    expect((await file('csv', '', report)).body).toContain('Casa Almendro')
    expect(read((await file('xlsx', '', report)).rawPayload).SheetNames).toEqual(['Marea'])
    expect((await file('pdf', '', report)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  },
)

test('the PDF prints the months and the total', async () => {
  const text = textOfPdf((await file('pdf', '&language=en')).rawPayload)
  expect(text).toContain('Profits')
  expect(text).toContain('October 2026')
  expect(text).toContain(
    `$${(figures.income / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
  )
})

test('a home whose name is a formula is text in a spreadsheet', () => {
  const cell = { kind: 'text' as const, value: '=1+1, "x"' }
  const table = { titles: ['Home'], rows: [[cell]], total: [cell] }
  const csv = writeCsv({
    ...table,
    brand: marea.ctx().brand,
    language: 'en',
    fileName: '',
    title: '',
    about: [],
    months: [],
  })
  expect(csv.split('\r\n')[1]).toBe('"\'=1+1, ""x"""')
})
