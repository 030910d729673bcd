import type { TaxRates, TaxStep } from '@marea/contract/pricing/tax-rates.ts'
import { expect, test } from 'vitest'
import { comingChanges } from './coming-changes.ts'

const set = { setBy: 'Nadia', setAt: '2026-11-15T12:00:00Z' }
const now: TaxStep = {
  from: '2021-07-01',
  to: '2027-02-01',
  rate: 6000,
  state: 'current',
  setBy: null,
  setAt: null,
}
const coming = (from: string, rate: number): TaxStep => ({
  from,
  to: null,
  rate,
  state: 'coming',
  ...set,
})

function rates(places: Partial<Record<'miami' | 'surfside', TaxStep[]>>): TaxRates {
  const listed = (['miami', 'surfside'] as const).map((jurisdiction) => ({
    jurisdiction,
    homes: 1,
    rate: 6000,
    taxes: [{ authority: 'fl_state', steps: places[jurisdiction] ?? [] }],
  }))
  return { today: '2026-11-15', authorities: [], jurisdictions: listed }
}

test('places with the same step are one change, in the order of the days', () => {
  const changes = comingChanges(
    rates({
      miami: [coming('2027-06-01', 7000), coming('2027-02-01', 6500), now],
      surfside: [coming('2027-02-01', 6500), now],
    }),
  )
  expect(changes).toMatchObject([
    { from: '2027-02-01', before: 6000, rate: 6500, jurisdictions: ['miami', 'surfside'] },
    { from: '2027-06-01', before: 6500, rate: 7000, jurisdictions: ['miami'], setBy: 'Nadia' },
  ])
})

test('another rate on the same day is another change', () => {
  const changes = comingChanges(
    rates({
      miami: [coming('2027-02-01', 6500), now],
      surfside: [coming('2027-02-01', 6400), now],
    }),
  )
  expect(changes.map(({ jurisdictions }) => jurisdictions)).toEqual([['miami'], ['surfside']])
  expect(new Set(changes.map(({ id }) => id)).size).toBe(2)
})
