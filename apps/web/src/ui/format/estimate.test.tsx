import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import { chooseCurrency, refreshRate } from '../../platform/currency/display-currency.ts'
import { CurrencyChoice } from '../../shell/pages/currency-choice.tsx'
import { Estimate, EstimateNote } from './estimate.tsx'

const hour = 3_600_000
const mxn = { currency: 'MXN', rate: 18_4350, from: '2026-11-14' }

beforeEach(() => chooseCurrency(null))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const price = (
  <>
    <Estimate amount={669_36} />
    <EstimateNote />
  </>
)

test('a reader who chooses pesos sees estimates, the day of the rate, and that dollars are charged', async () => {
  standInForApi({ 'GET /currency-rates': () => [mxn] })
  renderInPage(
    <>
      {price}
      <CurrencyChoice />
    </>,
  )
  expect(document.body.textContent).not.toContain('≈')
  fireEvent.click(screen.getByRole('radio', { name: 'Mexican pesos (MXN)' }))
  await waitFor(() => expect(document.body.textContent).toContain('≈ MX$12,340'))
  expect(document.body.textContent).toContain(
    'Marea charges in USD. Amounts in MXN are estimates at the exchange rate of Nov 14, 2026.',
  )
  expect(document.documentElement.dataset.currency).toBe('MXN')
  expect(localStorage.getItem('currency')).toMatch(/^MXN 184350 2026-11-14 \d+$/)
  fireEvent.click(screen.getByRole('radio', { name: 'US dollars (USD)' }))
  await waitFor(() => expect(document.body.textContent).not.toContain('≈'))
  expect([document.documentElement.dataset.currency, localStorage.getItem('currency')]).toEqual([
    undefined,
    null,
  ])
})

test('a currency without a rate, or an API that fails, leaves dollars and says so', async () => {
  standInForApi({ 'GET /currency-rates': () => [mxn] })
  renderInPage(<CurrencyChoice />)
  fireEvent.click(screen.getByRole('radio', { name: 'Euros (EUR)' }))
  expect((await screen.findByRole('alert')).textContent).toContain('exchange rate')
  standInForApi({})
  fireEvent.click(screen.getByRole('radio', { name: 'Mexican pesos (MXN)' }))
  await screen.findByText('We couldn’t load the exchange rate. Please try again.')
  expect(localStorage.getItem('currency')).toBeNull()
})

test('a stored rate is used for an hour, then asked for again', async () => {
  const requests = standInForApi({ 'GET /currency-rates': () => [mxn] })
  await chooseCurrency('MXN')
  await refreshRate(Date.now() + hour / 2)
  expect(requests).toHaveLength(1)
  standInForApi({ 'GET /currency-rates': () => [{ ...mxn, rate: 20_0000, from: '2026-11-15' }] })
  renderInPage(price, { language: 'es' })
  await refreshRate(Date.now() + 2 * hour)
  await waitFor(() => expect(document.body.textContent).toMatch(/≈ .*13,387/))
  standInForApi({ 'GET /currency-rates': () => [] })
  await refreshRate(Date.now() + 4 * hour)
  await waitFor(() => expect(document.body.textContent).not.toContain('≈'))
})
