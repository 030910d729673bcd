import { FeatureSwitch } from '@marea/contract/platform/settings/switches.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import SwitchesPage from './switches-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const step = {
  from: null,
  canRemove: false,
  reason: '',
  setBy: null,
  setAt: null,
  approvedBy: null,
}
const bookings = FeatureSwitch.parse({
  id: 'bookings',
  steps: [
    { ...step, value: { audience: 'everyone', percent: null }, state: 'current' },
    { ...step, value: { audience: 'share', percent: 40 }, state: 'past' },
  ],
})
const loaded = { value: [bookings] }

test('a feature is turned on for a share of people, with a reason', async () => {
  const requests = standInForApi({ 'PUT /admin/switches/bookings': () => [] })
  renderInPage(<SwitchesPage />, { loaded, at: '/?open=bookings' })
  await screen.findByRole('dialog')
  fireEvent.click(screen.getByLabelText('On for some people'))
  fireEvent.click(screen.getByRole('button', { name: 'Save change' }))
  screen.getByText('Enter a whole number from 1 to 99')
  screen.getByText('Enter at least 3 characters')
  fireEvent.change(screen.getByLabelText('Percent of people'), { target: { value: '20' } })
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Trying it' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save change' }))
  const value = { audience: 'share', percent: 20 }
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  expect(requests[0]?.body).toEqual({ value, reason: 'Trying it' })
})

test('an earlier setting is restored by the form, which asks for a reason', async () => {
  renderInPage(<SwitchesPage />, { loaded })
  fireEvent.click(screen.getByText('History'))
  fireEvent.click(screen.getByRole('link', { name: /^Restore/ }))
  await screen.findByRole('dialog')
  expect(screen.getByLabelText('Percent of people')).toHaveProperty('value', '40')
})
