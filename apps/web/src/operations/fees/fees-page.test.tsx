import type { SettingStep } from '@marea/contract/platform/settings/settings.ts'
import { PlatformFee } from '@marea/contract/suites/platform-fees.ts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { firstAndLastDay } from '#operations/settings/setting-kind.ts'
import { companyDay } from '../../../../../demo/company-clock.ts'
import { standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import FeesPage from './fees-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const initial: SettingStep<number> = {
  value: 180,
  from: null,
  state: 'past',
  canRemove: false,
  reason: '',
  setBy: null,
  setAt: null,
  approvedBy: null,
}
const set = { reason: 'A campaign', setBy: 'Ana', setAt: '2026-11-15T12:00:00Z' }
const current = { ...initial, ...set, value: 165, from: '2026-11-16', state: 'current' } as const
const coming = { ...current, value: 150, from: '2100-01-01', state: 'coming', canRemove: true }
const commission = PlatformFee.parse({ id: 'commission', steps: [coming, current, initial] })
const loaded = { value: { fees: [commission], agreements: [] } }

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('what applies and what will are shown with person and reason, what did is in the history', () => {
  renderInPage(<FeesPage />, { loaded })
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  expect(steps.some((text) => /16.5%Since Nov 16, 2026Set by Ana.*A campaign/.test(text))).toBe(
    true,
  )
  expect(steps.some((text) => /15%From Jan 1, 2100/.test(text))).toBe(true)
  expect(screen.getByText('Initial value').closest('details')).toBeTruthy()
})

test('a change is sent with its first day and its reason', async () => {
  const requests = standInForApi({ 'POST /admin/fees/commission/steps': () => [] })
  renderInPage(<FeesPage />, { loaded, at: '/?open=commission' })
  await screen.findByRole('dialog')
  type('Start date', '2020-01-01')
  fireEvent.click(screen.getByRole('button', { name: 'Save change' }))
  screen.getByText('Enter up to 50% or up to $100.00')
  screen.getByText(/^Choose a day from /)
  screen.getByText('Enter at least 3 characters')
  const { first } = firstAndLastDay({ first: 1, last: 10 }, companyDay(new Date()))
  type('New commission, in percent', '17')
  type('Start date', first)
  type('Reason', ' The season ')
  screen.getByText(/^16.5% until then, 17% from /)
  fireEvent.click(screen.getByRole('button', { name: 'Save change' }))
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  expect(requests[0]?.body).toEqual({ value: 170, from: first, reason: 'The season' })
})

test('a coming value is removed once that is confirmed', async () => {
  const requests = standInForApi({ 'DELETE /admin/fees/commission/steps/2100-01-01': () => [] })
  renderInPage(<FeesPage />, { loaded })
  fireEvent.click(screen.getByRole('button', { name: /^Remove/ }))
  const dialog = await screen.findByRole('alertdialog')
  within(dialog).getByText('The value before Jan 1, 2100 stays in effect.')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await vi.waitFor(() => expect(requests).toHaveLength(1))
})

test('the days of a change are counted from today', () => {
  const range = firstAndLastDay({ first: 1, last: 365 }, '2026-11-15')
  expect(range).toEqual({ first: '2026-11-16', last: '2027-11-15' })
})
