import type { GrossYear } from '@marea/contract/statements/taxes/taxes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textOfPdf } from '../../../test/pdf-text.ts'
import type { Guest } from '../../../test/stays.ts'
import {
  grossYearOf,
  ownersGrossOf,
  settledBookings,
  taxYearOf,
} from '../../../test/taxes/tax-recomputation.ts'
import { openTaxWorld } from '../../../test/taxes/tax-world.ts'
import type { TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let admin: Guest
let ines: Guest
let bruno: Guest

beforeAll(async () => {
  const world = await openTaxWorld()
  marea = world.marea
  admin = world.admin
  ines = world.ines
  bruno = world.bruno
}, 120_000)
afterAll(() => marea.close())

describe('gross payments', () => {
  test('equal the owner’s price lines before the fee, by month, and their postings', async () => {
    const posted = await settledBookings(marea)
    for (const owner of [ines, bruno]) {
      for (const year of [2026, 2027, 2028]) {
        const shown = await grossYearOf(owner, `/owner/gross/${year}`)
        expect(shown.months).toHaveLength(12)
        for (const { month, gross, fee, earnings, payments } of shown.months) {
          const own = posted.filter((each) => each.month === month && each.ownerId === owner.id)
          const total = (of: 'amount' | 'commission') =>
            own.reduce(
              (sum, { sign, lines }) =>
                sum + sign * ownerLines(lines).reduce((part, line) => part + line[of], 0),
              0,
            )
          expect({ month, gross: gross.amount, fee: fee.amount, payments }).toEqual({
            month,
            gross: total('amount'),
            fee: total('commission'),
            payments: own.reduce((sum, { sign }) => sum + sign, 0),
          })
          expect(earnings.amount).toBe(gross.amount - fee.amount)
        }
        expectSummed(shown)
      }
    }
  })

  test('open to the payments of a month, which sum to it', async () => {
    const { months } = await grossYearOf(ines, '/owner/gross/2026')
    for (const { month, gross, payments: count } of months) {
      const { payments } = await grossYearOf(ines, `/owner/gross/2026?month=${month}`)
      expect(payments?.reduce((sum, each) => sum + each.gross.amount, 0)).toBe(gross.amount)
      expect(payments).toHaveLength(count)
    }
  })

  test('are listed for every owner to operations', async () => {
    for (const year of [2026, 2027, 2028]) {
      const { owners, total } = await ownersGrossOf(admin, year)
      for (const owner of owners) {
        const person = [ines, bruno].find(({ id }) => id === owner.id) ?? ines
        const own = await grossYearOf(person, `/owner/gross/${year}`)
        expect(own.total).toMatchObject({ gross: owner.gross, payments: owner.payments })
      }
      expect(owners.reduce((sum, { gross }) => sum + gross.amount, 0)).toBe(total.gross.amount)
    }
  })
})

function ownerLines<Line extends { for: string }>(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.for === 'owner')
}

function expectSummed({ months, total }: GrossYear): void {
  for (const column of ['gross', 'fee', 'earnings'] as const) {
    expect(months.reduce((sum, month) => sum + month[column].amount, 0)).toBe(total[column].amount)
  }
}

describe('files', () => {
  test('the table has a row for each tax of each month and sums to the year', async () => {
    const { body, headers } = await admin.call('GET', '/admin/taxes/2027/worksheets.csv')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toContain('marea-taxes-2027.csv')
    const [head = '', ...rows] = String(body).trim().split('\r\n')
    expect(head.split(',')).toHaveLength(15)
    const { tax } = await taxYearOf(admin, '/admin/taxes?year=2027')
    const cells = rows.map((row) => row.split(','))
    const sums = cells.filter((row) => row[2] === 'Total tax')
    expect(sums).toHaveLength(12 * 5)
    const total = sums.reduce((sum, row) => sum + Math.round(Number(row[9]) * 100), 0)
    expect(total).toBe(tax.amount)
  })

  test('are in the reader’s language', async () => {
    const spanish = await ines.call('GET', '/owner/taxes/2027-01/worksheets.csv?language=es')
    expect(String(spanish.body)).toContain('Mes,Declaración,Impuesto')
    const pdf = await fileOf(ines, '/owner/taxes/2027-01/worksheets.pdf?language=es')
    expect(textOfPdf(pdf).join(' ')).toContain('Enero de 2027')
  })

  test('the worksheets of a year name every month and its due dates', async () => {
    const words = textOfPdf(await fileOf(admin, '/admin/taxes/2027/worksheets.pdf')).join(' ')
    for (const month of ['January 2027', 'July 2027', 'December 2027']) {
      expect(words).toContain(month)
    }
    expect(words).toContain('late after Friday, August 20, 2027')
    expect(words).toContain('Collection allowance')
    expect(words).toContain('No tax was collected. The return is still required.')
  })

  test('the summary of an owner has the boxes of Form 1099-K and says that it is not that form', async () => {
    const own = textOfPdf(await fileOf(bruno, '/owner/gross/2026/summary.pdf?language=en')).join(
      ' ',
    )
    const path = `/admin/gross/2026/${bruno.id}/summary.pdf?language=en`
    const shown = textOfPdf(await fileOf(admin, path)).join(' ')
    for (const words of [own, shown]) {
      expect(words).toContain('1a. Gross amount of payments')
      expect(words).toContain('it is not that form')
    }
    const nobody = await admin.call('GET', `/admin/gross/2026/${admin.id}/summary.pdf`)
    expect(nobody.body.error.code).toBe('resource.not_found')
    const table = String((await admin.call('GET', '/admin/gross/2026/summary.csv')).body)
    expect(table.trim().split('\r\n').length % 12).toBe(1)
  })
})

async function fileOf(person: Guest, path: string): Promise<Buffer> {
  const { headers } = await person.call('GET', path)
  expect(headers['content-type']).toBe('application/pdf')
  const response = await marea.app.inject({
    url: `/api${path}`,
    headers: { authorization: person.token },
  })
  return response.rawPayload
}
