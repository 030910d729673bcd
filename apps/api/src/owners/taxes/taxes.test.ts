import type { GrossYear } from '@marea/contract/owners/taxes.ts'
import { type Jurisdiction, licenseKinds } from '@marea/contract/suites/jurisdictions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settleStaysJob } from '#bookings/jobs.ts'
import { taxOf } from '#pricing/rounding.ts'
import { reverse } from '#wallet/ledger/reverse.ts'
import { publishedHome } from '../../../test/homes.ts'
import { joinAs } from '../../../test/owner-routes.ts'
import { textOfPdf } from '../../../test/pdf-text.ts'
import { callAs, signedIn, signIn } from '../../../test/people.ts'
import { booked, type Guest, move } from '../../../test/stays.ts'
import {
  allMonths,
  expectFigures,
  grossYearOf,
  linesByKey,
  ownersGrossOf,
  recomputedTaxes,
  settledBookings,
  staysOfLine,
  taxAccountMovements,
  taxYearOf,
} from '../../../test/tax-recomputation.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let marea: TestApp
let admin: Guest
let ines: Guest
let bruno: Guest
let random = 7

/** The same numbers on every run. */
function draw(below: number): number {
  random = (random * 48_271) % 2_147_483_647
  return random % below
}

type Home = { slug: string; suiteId: string }
const homes: Home[] = []

/** Each ends shortly before or after midnight in Miami, also on a leap day. */
const steps = [
  '2026-12-01T04:30:00Z',
  '2026-12-20T17:00:00Z',
  '2027-01-01T05:00:00Z',
  '2027-03-14T07:30:00Z',
  '2028-02-10T12:00:00Z',
  '2028-03-01T04:59:59Z',
  '2028-03-20T12:00:00Z',
]

beforeAll(async () => {
  marea = await openTestApp()
  ines = await signedIn(marea, 'Inés', { profile: 'OWNER', language: 'es' })
  bruno = await signedIn(marea, 'Bruno', { profile: 'OWNER' })
  await openHomes()
  for (const [index, step] of steps.entries()) {
    const guest = await signedIn(marea, `guest-${index}`)
    for (let count = 0; count < 4; count += 1) await bookRandomStay(guest, index)
    marea.clock.set(step)
    await settleStaysJob.handle(marea.ctx(), {})
  }
  await reverseOldest()
  admin = await signedIn(marea, 'Admin', { profile: 'ADMIN' })
  ines = await signedInAgain(ines)
  bruno = await signedInAgain(bruno)
}, 120_000)
afterAll(() => marea.close())

async function openHomes(): Promise<void> {
  const places: [Guest, Jurisdiction][] = [
    [ines, 'miami'],
    [ines, 'miami_beach'],
    [bruno, 'bal_harbour'],
    [bruno, 'surfside'],
    [bruno, 'miami'],
  ]
  const licenses = licenseKinds.map((kind) => ({ kind, number: 'A 1', validUntil: null }))
  for (const [index, [{ id: ownerId }, jurisdiction]] of places.entries()) {
    const slug = `home-${index}`
    const suiteId = await publishedHome(marea, {
      ownerId,
      draft: { slug, jurisdiction, licenses },
    })
    homes.push({ slug, suiteId })
  }
}

/** A stay that begins within two weeks; some are canceled late, and some are exempt. */
async function bookRandomStay(guest: Guest, step: number): Promise<void> {
  const home = homes[draw(homes.length)]
  if (!home) return
  const today = marea.ctx().now.toZonedDateTimeISO('America/New_York').toPlainDate()
  const checkIn = today.add({ days: 2 + draw(10) })
  const wish = {
    slug: home.slug,
    checkIn: checkIn.toString(),
    checkOut: checkIn.add({ days: 2 + draw(4) }).toString(),
    guests: 1 + draw(4),
  }
  const booking = await booked(marea, guest, wish).catch(() => undefined)
  if (!booking) return
  if (draw(3) === 0) await move(guest, `/bookings/${booking.id}/cancellation`, { to: 'wallet' })
  else if (draw(4) === 0) await makeExempt(booking.id, step)
}

/** As for a stay of more than six months with a written lease, or with services beside the rent. */
async function makeExempt(id: string, step: number): Promise<void> {
  const row = await marea.db
    .selectFrom('bookings')
    .select('lines')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const lines = row.lines as { for: string; code: string; isTaxed: boolean }[]
  const exempt =
    step % 2 === 0
      ? lines.filter((line) => !line.for.startsWith('tax:'))
      : lines.map((line) =>
          line.code === 'housekeeping'
            ? { ...line, isTaxed: true, taxedBy: ['fl_state', 'md_surtax'] }
            : line,
        )
  await marea.db
    .updateTable('bookings')
    .set({ lines: JSON.stringify(exempt) })
    .where('id', '=', id)
    .execute()
}

/** A correction in a later month. */
async function reverseOldest(): Promise<void> {
  const entry = await marea.db
    .selectFrom('ledgerEntries')
    .select('id')
    .where('kind', '=', 'booking.settled')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await reverse(marea.ctx(), entry.id, { key: 'correction', kind: 'booking.settlement_reversed' })
}

/** Sessions end long before the last step. */
async function signedInAgain(person: Guest): Promise<Guest> {
  const { token } = (await signIn(marea, person.email)).body.result
  return { ...person, token, call: callAs(marea, token) }
}

describe('the worksheets of a random world', () => {
  test('have stays of every kind', async () => {
    const all = await settledBookings(marea)
    expect(all.length).toBeGreaterThan(12)
    expect(all.some(({ sign }) => sign < 0)).toBe(true)
    expect(all.some(({ lines }) => lines.every((line) => !line.for.startsWith('tax:')))).toBe(true)
    expect(all.some(({ lines }) => lines.some(({ taxedBy }) => taxedBy))).toBe(true)
    const kept = await marea.db
      .selectFrom('bookings')
      .select('id')
      .where('status', '=', 'cancelled')
      .where('keptLines', '!=', '[]')
      .execute()
    expect(kept.length).toBeGreaterThan(0)
  })

  test('have every figure equal to its recomputation from raw rows', async () => {
    const lines = linesByKey(await allMonths(admin, '/admin/taxes'))
    expectFigures(lines, await recomputedTaxes(marea))
  })

  test('sum to what the tax accounts of the ledger received, month by month', async () => {
    const movements = await taxAccountMovements(marea)
    const lines = linesByKey(await allMonths(admin, '/admin/taxes'))
    const taxes = [...lines].filter(([, { tax }]) => tax.amount !== 0)
    const shown = new Map(taxes.map(([key, { tax }]) => [key, tax.amount]))
    expect(shown).toEqual(new Map([...movements].filter(([, amount]) => amount !== 0)))
  })

  test('list every month of every year, also those without a stay', async () => {
    const months = await allMonths(admin, '/admin/taxes')
    expect(months.map(({ month }) => month)).toEqual([
      ...Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`),
      ...Array.from({ length: 12 }, (_, at) => `2027-${String(at + 1).padStart(2, '0')}`),
      ...['2028-01', '2028-02', '2028-03'],
    ])
    const empty = months.find(({ month }) => month === '2027-07')
    expect(empty?.worksheets.map(({ taxReturn }) => taxReturn)).toEqual([
      'state',
      'county',
      'miami_beach',
      'bal_harbour',
      'surfside',
    ])
    const [state] = empty?.worksheets ?? []
    expect(state).toMatchObject({
      tax: { amount: 0 },
      allowance: { amount: 0 },
      due: { amount: 0 },
      dueBy: '2027-08-20',
      lines: [
        { authority: 'fl_state', rate: 6000, stays: 0 },
        { authority: 'md_surtax', rate: 1000, stays: 0 },
      ],
    })
    expect(months.at(-1)).toMatchObject({ month: '2028-03', isOver: false })
    expect(months.at(-2)).toMatchObject({ month: '2028-02', isOver: true })
  })

  test('count a settlement in the month of Miami’s calendar, also on a leap day', async () => {
    const months = await allMonths(admin, '/admin/taxes')
    const staysIn = (month: string) =>
      months.find((each) => each.month === month)?.worksheets[0]?.lines[0]?.stays
    const posted = await settledBookings(marea)
    for (const month of ['2026-11', '2026-12', '2027-01', '2028-02']) {
      const ofMonth = posted.filter((each) => each.month === month)
      expect(staysIn(month)).toBe(ofMonth.reduce((sum, { sign }) => sum + sign, 0))
    }
    expect(posted.some(({ month }) => month === '2028-02')).toBe(true)
  })

  test('have lines whose stays sum to them, each taxed on its own base', async () => {
    for (const { month, worksheets } of await allMonths(admin, '/admin/taxes')) {
      for (const line of worksheets.flatMap(({ lines }) => lines)) {
        if (line.stays === 0) continue
        const stays = await staysOfLine(admin, `/admin/taxes/${month}`, line.authority)
        const sum = (of: 'gross' | 'exempt' | 'taxable' | 'tax') =>
          stays.reduce((total, stay) => total + stay[of].amount, 0)
        expect([sum('gross'), sum('exempt'), sum('taxable'), sum('tax')]).toEqual([
          line.gross.amount,
          line.exempt.amount,
          line.taxable.amount,
          line.tax.amount,
        ])
        for (const { taxable, tax, isReversal, exemption, exempt } of stays) {
          const sign = isReversal ? -1 : 1
          expect(exemption === null).toBe(exempt.amount === 0)
          if (exemption === 'stay') expect(tax.amount).toBe(0)
          else if (!hasSpecialBase(exemption)) {
            expect(tax.amount).toBe(sign * taxOf(sign * taxable.amount, line.rate ?? 0))
          }
        }
      }
    }
  })

  test('grant the allowance to the filer only, by each return’s rule', async () => {
    const cents = (amount: number, percent: number) => Math.round((amount * percent) / 100)
    for (const { worksheets } of await allMonths(admin, '/admin/taxes')) {
      for (const { taxReturn, tax, allowance, due } of worksheets) {
        const amount = Math.max(0, tax.amount)
        const expected = {
          state: Math.min(3000, cents(Math.min(amount, 120_000), 2.5)),
          county: Math.min(3000, cents(Math.min(amount, 120_000), 2.5)),
          miami_beach: Math.min(10_000, cents(amount, 2)),
          bal_harbour: cents(amount, 2),
          surfside: 0,
        }[taxReturn]
        expect(allowance?.amount).toBe(expected)
        expect(due.amount).toBe(tax.amount - expected)
      }
    }
    for (const { worksheets } of await allMonths(ines, '/owner/taxes')) {
      for (const { allowance, tax, due } of worksheets) {
        expect(allowance).toBeNull()
        expect(due).toEqual(tax)
      }
    }
  })
})

/** The test changed what two taxes apply to, after the other taxes had been computed. */
function hasSpecialBase(exemption: string | null): boolean {
  return exemption === 'charges'
}

describe('an owner', () => {
  test('sees the part of their homes, and the parts of all owners sum to the returns', async () => {
    const all = linesByKey(await allMonths(admin, '/admin/taxes'))
    const parts = [ines, bruno].map(async (owner) =>
      linesByKey(await allMonths(owner, '/owner/taxes')),
    )
    const owners = await Promise.all(parts)
    for (const [key, line] of all) {
      for (const of of ['gross', 'exempt', 'taxable', 'tax'] as const) {
        const sum = owners.reduce((total, lines) => total + (lines.get(key)?.[of].amount ?? 0), 0)
        expect([key, of, sum]).toEqual([key, of, line[of].amount])
      }
    }
  })

  test('has the returns of the places where the homes are', async () => {
    const { months, homes: own } = await taxYearOf(ines, '/owner/taxes?year=2027')
    expect(months).toHaveLength(12)
    expect(own).toHaveLength(2)
    expect(months[6]?.worksheets.map(({ taxReturn }) => taxReturn)).toEqual([
      'state',
      'county',
      'miami_beach',
    ])
    const harbour = await taxYearOf(bruno, `/owner/taxes?year=2027&home=${homes[2]?.slug}`)
    expect(harbour.months[6]?.worksheets.map(({ taxReturn }) => taxReturn)).toEqual([
      'state',
      'bal_harbour',
    ])
  })

  test('does not find another owner’s home, a month to come or an invalid one', async () => {
    const codeOf = async (person: Guest, path: string) =>
      (await person.call('GET', path)).body.error?.code
    const foreign = homes[2]?.slug
    expect(await codeOf(ines, `/owner/taxes?home=${foreign}`)).toBe('resource.not_found')
    expect(await codeOf(ines, `/owner/gross/2027?home=${foreign}`)).toBe('resource.not_found')
    expect(await codeOf(ines, '/owner/taxes/2031-01')).toBe('resource.not_found')
    expect(await codeOf(ines, '/owner/taxes/2031/worksheets.pdf')).toBe('resource.not_found')
    expect(await codeOf(ines, '/owner/taxes/2027-13')).toBe('request.invalid')
  })

  test('a co-host needs full access for taxes, and does not see the owner’s gross', async () => {
    const home = homes[0]
    if (!home) throw new Error('no home')
    const [full, calendar] = await Promise.all(
      (['full', 'calendar'] as const).map(async (role) => {
        const coHost = await signedIn(marea, `co-host-${role}`)
        await joinAs(ines, { slug: home.slug, coHost, role })
        return coHost
      }),
    )
    if (!full || !calendar) throw new Error('no co-host')
    const seen = await taxYearOf(full, '/owner/taxes?year=2027')
    expect(seen.homes.map(({ slug }) => slug)).toEqual([home.slug])
    expect(await taxYearOf(calendar, '/owner/taxes?year=2027')).toMatchObject({
      homes: [],
      tax: { amount: 0 },
    })
    expect((await grossYearOf(full, '/owner/gross/2027')).total.payments).toBe(0)
    const refused = await full.call('GET', `/owner/gross/2027?home=${home.slug}`)
    expect(refused.body.error.code).toBe('co_hosts.role_too_small')
  })
})

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
  for (const of of ['gross', 'fee', 'earnings'] as const) {
    expect(months.reduce((sum, month) => sum + month[of].amount, 0)).toBe(total[of].amount)
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
    const own = textOfPdf(await fileOf(bruno, '/owner/gross/2026/summary.pdf?language=en')).join(' ')
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
