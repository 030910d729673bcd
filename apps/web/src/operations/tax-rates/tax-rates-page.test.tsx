import type { SettingStep } from '@marea/contract/platform/settings/settings.ts'
import type { Tax } from '@marea/contract/pricing/tax-rates.ts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { refuse, standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import TaxRatesPage from './tax-rates-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const usd = (amount: number) => ({ amount, currency: 'USD' })
const places = ['miami', 'miami_beach', 'surfside']

const current: SettingStep<Tax['steps'][number]['value']> = {
  value: { rate: 6000, jurisdictions: places },
  from: '2021-07-01',
  state: 'current',
  canRemove: false,
  reason: '',
  setBy: null,
  setAt: null,
  approvedBy: null,
}
const coming = {
  ...current,
  value: { rate: 6500, jurisdictions: ['miami', 'surfside'] },
  from: '2030-01-01',
  state: 'coming',
  canRemove: true,
  reason: 'A law of the state',
  setBy: 'Ana',
  setAt: '2026-11-15T12:00:00Z',
} as const
const state = { id: 'fl_state', jurisdictions: places, steps: [coming, current] }
const jurisdictions = places.map((code) => ({ code, homes: 2 }))
const loaded = { value: { taxes: [state], jurisdictions, bookings: [] } }

const preview = {
  places: [{ jurisdiction: 'miami', before: 13_000, after: 13_500 }],
  example: {
    jurisdiction: 'miami',
    home: 'Casa Almendro',
    checkIn: '2029-02-01',
    checkOut: '2029-02-04',
    before: { tax: usd(434_20), total: usd(3774_20) },
    after: { tax: usd(450_90), total: usd(3790_90) },
  },
  booked: 2,
}

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save change' }))

test('a step says where it applies, since when, who set it and why', () => {
  renderInPage(<TaxRatesPage />, { loaded })
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  expect(
    steps.some((text) =>
      /6.5%From Jan 1, 2030City of Miami, Town of SurfsideSet by Ana.*A law/.test(text),
    ),
  ).toBe(true)
  expect(steps.some((text) => /6%Since Jul 1, 2021All jurisdictionsIn effect/.test(text))).toBe(
    true,
  )
  const row = screen.getByRole('row', { name: /Town of Surfside/ })
  expect(within(row).getAllByText(/6%/)).toHaveLength(2)
})

test('a rate is previewed with an example stay and saved for the chosen places', async () => {
  const requests = standInForApi({
    'POST /admin/tax-rates/preview': () => preview,
    'POST /admin/tax-rates': () => ({ taxes: [], jurisdictions: [] }),
  })
  renderInPage(<TaxRatesPage />, { loaded, at: '/?open=fl_state' })
  await screen.findByRole('dialog')
  type(/New rate, in percent/, '6.5')
  type(/Start date/, '2029-02-01')
  type(/Reason/, 'A law of the state')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Town of Surfside' }))
  await screen.findByText(/Casa Almendro/)
  screen.getByText('$3,790.90')
  screen.getByText('2 stays already booked from that date keep their price.')
  save()
  await vi.waitFor(() => expect(requests.at(-1)?.path).toBe('/admin/tax-rates'))
  expect(requests.at(-1)?.body).toEqual({
    authority: 'fl_state',
    jurisdictions: ['miami', 'miami_beach'],
    rate: 6500,
    from: '2029-02-01',
    reason: 'A law of the state',
  })
})

test('what is wrong is said at its field, and a refusal keeps the form as typed', async () => {
  standInForApi({
    'POST /admin/tax-rates/preview': () => preview,
    'POST /admin/tax-rates': () => refuse(409, 'settings.day_taken'),
  })
  renderInPage(<TaxRatesPage />, { loaded, at: '/?open=fl_state' })
  await screen.findByRole('dialog')
  for (const place of screen.getAllByRole('checkbox')) fireEvent.click(place)
  type(/Start date/, '2020-02-01')
  save()
  screen.getByText('Enter a percentage from 0 to 20')
  screen.getByText('Choose at least one jurisdiction')
  screen.getByText(/^Choose a day from /)
  type(/New rate, in percent/, '6.5')
  type(/Start date/, '2029-02-01')
  type(/Reason/, 'A law of the state')
  fireEvent.click(screen.getByRole('checkbox', { name: /^City of Miami(?! Beach)/ }))
  save()
  await screen.findByText(/A change already starts on that day/)
  expect(screen.getByLabelText<HTMLInputElement>(/New rate, in percent/).value).toBe('6.5')
})

test('an upcoming rate is corrected in its places, and removed', async () => {
  const requests = standInForApi({
    'POST /admin/tax-rates/preview': () => preview,
    'PUT /admin/tax-rates/fl_state/2030-01-01': () => ({ taxes: [], jurisdictions: [] }),
    'POST /admin/tax-rates/fl_state/2030-01-01/removal': () => ({ taxes: [], jurisdictions: [] }),
  })
  renderInPage(<TaxRatesPage />, { loaded, at: '/?open=fl_state&step=2' })
  await screen.findByRole('dialog')
  expect(screen.getByLabelText<HTMLInputElement>(/New rate, in percent/).value).toBe('6.5')
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  type(/Start date/, '2030-02-01')
  type(/Reason/, 'The law begins later')
  save()
  await vi.waitFor(() => expect(requests.at(-1)?.method).toBe('PUT'))
  expect(requests.at(-1)?.body).toEqual({
    jurisdictions: ['miami', 'surfside'],
    rate: 6500,
    from: '2030-02-01',
    reason: 'The law begins later',
  })
  cleanup()
  renderInPage(<TaxRatesPage />, { loaded })
  expect(screen.getAllByRole('link', { name: /^Correct/ })).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: /^Remove/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  await vi.waitFor(() =>
    expect(requests.at(-1)).toMatchObject({ body: { jurisdictions: ['miami', 'surfside'] } }),
  )
})
