import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { taxOf } from '#pricing/rounding.ts'
import { joinAs } from '../../../test/access/managed-home.ts'
import { signedIn } from '../../../test/people.ts'
import type { Guest } from '../../../test/stays.ts'
import {
  allMonths,
  expectFigures,
  grossYearOf,
  linesByKey,
  recomputedTaxes,
  settledBookings,
  staysOfLine,
  taxAccountMovements,
  taxYearOf,
} from '../../../test/taxes/tax-recomputation.ts'
import { openTaxWorld, type TaxWorld } from '../../../test/taxes/tax-world.ts'
import type { TestApp } from '../../../test/test-app.ts'

let world: TaxWorld
let marea: TestApp
let admin: Guest
let ines: Guest
let bruno: Guest

beforeAll(async () => {
  world = await openTaxWorld()
  marea = world.marea
  admin = world.admin
  ines = world.ines
  bruno = world.bruno
}, 120_000)
afterAll(() => marea.close())

describe('the figures of a random world', () => {
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
})

describe('the months of a random world', () => {
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
})

describe('the worksheets of a random world', () => {
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
        const allowances: Record<string, number> = {
          state: Math.min(3000, cents(Math.min(amount, 120_000), 2.5)),
          county: Math.min(3000, cents(Math.min(amount, 120_000), 2.5)),
          miami_beach: Math.min(10_000, cents(amount, 2)),
          bal_harbour: cents(amount, 2),
          surfside: 0,
        }
        const expected = allowances[taxReturn] ?? Number.NaN
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
      for (const column of ['gross', 'exempt', 'taxable', 'tax'] as const) {
        const sum = owners.reduce(
          (total, lines) => total + (lines.get(key)?.[column].amount ?? 0),
          0,
        )
        expect([key, column, sum]).toEqual([key, column, line[column].amount])
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
    const harbour = await taxYearOf(bruno, `/owner/taxes?year=2027&home=${world.homes[2]?.slug}`)
    expect(harbour.months[6]?.worksheets.map(({ taxReturn }) => taxReturn)).toEqual([
      'state',
      'bal_harbour',
    ])
  })

  test('does not find another owner’s home, a month to come or an invalid one', async () => {
    const codeOf = async (person: Guest, path: string) =>
      (await person.call('GET', path)).body.error?.code
    const foreign = world.homes[2]?.slug
    expect(await codeOf(ines, `/owner/taxes?home=${foreign}`)).toBe('resource.not_found')
    expect(await codeOf(ines, `/owner/gross/2027?home=${foreign}`)).toBe('resource.not_found')
    expect(await codeOf(ines, '/owner/taxes/2031-01')).toBe('resource.not_found')
    expect(await codeOf(ines, '/owner/taxes/2031/worksheets.pdf')).toBe('resource.not_found')
    expect(await codeOf(ines, '/owner/taxes/2027-13')).toBe('request.invalid')
  })

  test('a co-host needs full access for taxes, and does not see the owner’s gross', async () => {
    const home = world.homes[0]
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
