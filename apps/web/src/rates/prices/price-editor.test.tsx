import type { HomePrices } from '@marea/contract/rates/prices.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { refuse, standInForApi } from '../../../test/api.ts'
import { eventually } from '../../../test/eventually.ts'
import { renderInPage } from '../../../test/page.tsx'
import { CopyNotice } from './copy-notice.tsx'
import { copyAddress, copyRules, parseCopy } from './copy-rules.ts'
import { BaseRule, WeekdayRule } from './rule-fields.tsx'
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
      <WeekdayRule editor={editor} />
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
  await eventually(() => expect(nightly().value).toBe('460'))
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

test.each([
  ['0', 'Enter a price per night between $10 and $100,000.'],
  ['-400', 'Enter a price per night between $10 and $100,000.'],
])('a price of %s says what to enter and stays as typed', (typed, sentence) => {
  standInForApi({})
  renderInPage(<Editor />)
  type(typed)
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(nightly().value).toBe(typed)
})

test('a minimum stay longer than its season and overlapping seasons are named at their fields', () => {
  const requests = standInForApi({})
  renderInPage(<Editor />)
  press('Add season')
  press('Add season')
  const at = (label: string, index: number) =>
    screen.getAllByLabelText<HTMLInputElement>(label).at(index)
  const fill = (label: string, index: number, value: string) => {
    const field = at(label, index)
    if (field) fireEvent.change(field, { target: { value } })
  }
  fill('Minimum stay', -1, '15')
  expect(screen.getByText(/minimum stay is longer than this season/)).toBeTruthy()
  fill('First night', -1, at('First night', 0)?.value ?? '')
  expect(screen.getByText('Two seasons overlap.')).toBeTruthy()
  expect(at('Minimum stay', -1)?.value).toBe('15')
  expect(screen.getByRole('button', { name: 'Save rules' })).toHaveProperty('disabled', true)
  expect(requests).toEqual([])
})

test('weekdays change by percent or by dollars, and what was typed in the other unit is kept', async () => {
  const requests = standInForApi({
    [save]: ({ body }) => ({ ...prices, version: 4, rules: (body as HomePrices).rules }),
  })
  renderInPage(<Editor />)
  const sunday = () => screen.getByLabelText<HTMLInputElement>('Sunday')
  fireEvent.change(sunday(), { target: { value: '10' } })
  fireEvent.click(screen.getByLabelText('Dollars'))
  expect(sunday().value).toBe('')
  fireEvent.change(sunday(), { target: { value: '-455' } })
  expect(screen.getByText(/keeps every night between/)).toBeTruthy()
  fireEvent.change(sunday(), { target: { value: '+60' } })
  fireEvent.click(screen.getByLabelText('Percent'))
  expect(sunday().value).toBe('10')
  fireEvent.click(screen.getByLabelText('Dollars'))
  press('Save rules')
  expect(await screen.findByText('Rules saved')).toBeTruthy()
  const put = requests.find(({ method }) => method === 'PUT')
  expect(put?.body).toMatchObject({
    rules: { weekdayPercents: [0, 0, 0, 0, 0, 0, 0], weekdayAmounts: [60_00, 0, 0, 0, 0, 0, 0] },
  })
})

describe('rules copied from another home', () => {
  const season = {
    name: 'Winter',
    from: '2027-01-04',
    to: '2027-02-01',
    nightlyAmount: 600_00,
    weekendAmount: 700_00,
    minNights: 4,
  }
  const target: HomePrices = {
    ...prices,
    maxNights: 14,
    rules: { ...prices.rules, seasons: [{ ...season, name: 'Art week' }] },
  }
  const sourceOf = (minNights: number): HomePrices => ({
    ...prices,
    home: { slug: 'casa-arena', name: 'Casa Arena' },
    rules: { ...prices.rules, nightlyAmount: 900_00, seasons: [{ ...season, minNights }] },
  })

  function Copied({ minNights }: { minNights: number }) {
    const unknown = { error: new Error('not asked for') }
    const copied = copyRules(target, sourceOf(minNights), ['seasons'])
    const editor = usePriceEditor(target, { preview: unknown, backTest: unknown }, copied.rules)
    return (
      <>
        <CopyNotice copied={copied} editor={editor} />
        <BaseRule editor={editor} />
        <SeasonRule editor={editor} />
        <SaveBar editor={editor} />
      </>
    )
  }

  test('are unsaved edits that say what they replace, and only the chosen ones', async () => {
    const requests = standInForApi({
      [save]: ({ body }) => ({ ...target, version: 4, rules: (body as HomePrices).rules }),
    })
    renderInPage(<Copied minNights={4} />)
    expect(screen.getByText('Rules from Casa Arena, not saved for Casa Malva yet')).toBeTruthy()
    expect(screen.getByText('These seasons of Casa Malva are replaced: Art week.')).toBeTruthy()
    expect(screen.getByText('1 unsaved change')).toBeTruthy()
    expect(screen.getAllByLabelText('Sunday to Thursday')[0]).toHaveProperty('value', '460')
    press('Save rules')
    expect(await screen.findByText('Rules saved')).toBeTruthy()
    expect(screen.queryByText(/Rules from Casa Arena/)).toBeNull()
    expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      version: 3,
      rules: { nightlyAmount: 460_00, seasons: [{ name: 'Winter' }] },
    })
  })

  test('that do not fit this home are marked and cannot be saved', () => {
    standInForApi({})
    renderInPage(<Copied minNights={20} />)
    expect(screen.getByText(/1 field doesn’t fit Casa Malva/)).toBeTruthy()
    expect(screen.getByText(/longest stay this home accepts/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save rules' })).toHaveProperty('disabled', true)
  })
})

test('the address of a copy names home and rules, and anything else copies nothing', () => {
  const address = copyAddress({ from: 'casa-arena', to: 'casa-malva', parts: ['base', 'gaps'] })
  const params = new URLSearchParams(address)
  expect(params.get('home')).toBe('casa-malva')
  expect(parseCopy(params)).toEqual({ from: 'casa-arena', parts: ['base', 'gaps'] })
  expect(parseCopy(new URLSearchParams('from=casa-arena&parts=all,gap'))).toBeUndefined()
  expect(parseCopy(new URLSearchParams('parts=base'))).toBeUndefined()
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
  expect(screen.getByText(/Differences from your edits: Base price/)).toBeTruthy()
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
