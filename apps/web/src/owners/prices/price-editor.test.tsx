// @vitest-environment jsdom
import type { HomePrices } from '@marea/contract/owners/prices.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { refuse, standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import { BaseRule } from './rule-fields.tsx'
import { SaveBar } from './save-bar.tsx'
import { SeasonRule } from './season-rule.tsx'
import { usePriceEditor } from './use-price-editor.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const prices: HomePrices = {
  home: { slug: 'casa-malva', name: 'Casa Malva' },
  version: 3,
  changedAt: null,
  changedBy: null,
  today: '2026-11-16',
  maxNights: 60,
  rules: {
    nightlyAmount: 460_00,
    weekendAmount: 580_00,
    minNights: 2,
    seasons: [],
    weekdayPercents: [0, 0, 0, 0, 0, 0, 0],
    weekdayAmounts: [0, 0, 0, 0, 0, 0, 0],
    lastMinute: [],
    earlyBird: [],
    stayDiscounts: [],
    fillsGaps: false,
    floorAmount: null,
    ceilingAmount: null,
  },
}
const save = 'PUT /owner/prices/casa-malva'

function Editor() {
  const unknown = { error: new Error('not asked for') }
  const editor = usePriceEditor(prices, { preview: unknown, backTest: unknown })
  return (
    <>
      <BaseRule editor={editor} />
      <SeasonRule editor={editor} />
      <SaveBar editor={editor} />
    </>
  )
}

const nightly = () => screen.getByLabelText<HTMLInputElement>('Sunday to Thursday')

function type(value: string) {
  fireEvent.change(nightly(), { target: { value } })
}

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
}

test('an edit is saved with the version it was made from and can be undone', async () => {
  const saved = (amount: number, version: number) => ({
    ...prices,
    version,
    rules: { ...prices.rules, nightlyAmount: amount },
  })
  const requests = standInForApi({
    [save]: ({ body }) => {
      const { rules, version } = body as HomePrices
      return saved(rules.nightlyAmount, version + 1)
    },
  })
  renderInPage(<Editor />)
  type('500')
  expect(screen.getByText('1 unsaved change')).toBeTruthy()
  press('Save rules')
  expect(await screen.findByText('Rules saved')).toBeTruthy()
  press('Undo')
  await vi.waitFor(() => expect(nightly().value).toBe('460'))
  const puts = requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  expect(puts).toMatchObject([
    { version: 3, rules: { nightlyAmount: 500_00 } },
    { version: 4, rules: { nightlyAmount: 460_00 } },
  ])
})

test('a wrong price is named at its field and not sent, and stays as typed', () => {
  const requests = standInForApi({})
  renderInPage(<Editor />)
  type('1000000')
  expect(screen.getByText('Enter a price per night between $10 and $100,000.')).toBeTruthy()
  expect(nightly().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('button', { name: 'Save rules' })).toHaveProperty('disabled', true)
  expect(nightly().value).toBe('1000000')
  expect(requests).toEqual([])
})

test('what could not be saved stays as typed, and says so', async () => {
  standInForApi({})
  renderInPage(<Editor />)
  type('500')
  press('Save rules')
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('your edits are still here'),
  )
  expect(nightly().value).toBe('500')
})

test('a change by another editor is shown, and either version can be chosen', async () => {
  const theirs = {
    ...prices,
    version: 4,
    changedBy: 'Mateo',
    rules: { ...prices.rules, minNights: 5 },
  }
  standInForApi({
    [save]: () => refuse(409, 'pricing.rules_outdated'),
    'GET /owner/prices?home=casa-malva': () => ({ homes: [], prices: theirs }),
  })
  renderInPage(<Editor />)
  type('500')
  press('Save rules')
  expect(await screen.findByText('Mateo changed these rules while you were editing')).toBeTruthy()
  expect(screen.getByText(/different from your edits: Base price/)).toBeTruthy()
  expect(nightly().value).toBe('500')
  press('Use their rules')
  expect(screen.getByLabelText<HTMLInputElement>('Minimum stay').value).toBe('5')
  expect(nightly().value).toBe('460')
})

test('a season is added, edited and removed in Spanish', () => {
  standInForApi({})
  renderInPage(<Editor />, { language: 'es' })
  press('Agregar temporada')
  const name = screen.getByLabelText<HTMLInputElement>('Nombre de la temporada')
  expect(name.value).toBe('Nueva temporada')
  fireEvent.change(name, { target: { value: '' } })
  expect(screen.getByText('Ingrese un nombre para esta temporada.')).toBeTruthy()
  press('Eliminar temporada')
  expect(screen.queryByLabelText('Nombre de la temporada')).toBeNull()
})
