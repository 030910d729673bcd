import type { FeatureSwitch } from '@marea/contract/platform/switches.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import { SwitchSheet } from './switch-form.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const item: FeatureSwitch = { name: 'bookings', audience: 'everyone', percent: null, history: [] }

test('a feature is turned on for a share of people, with a reason', async () => {
  const requests = standInForApi({ 'PUT /admin/switches/bookings': () => [] })
  const saved = vi.fn(async () => undefined)
  renderInPage(<SwitchSheet item={item} onClose={() => undefined} onSaved={saved} />)
  await screen.findByRole('dialog')
  fireEvent.click(screen.getByLabelText('On for some people'))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  screen.getByText('Enter a whole number from 1 to 99')
  screen.getByText('Enter at least 3 characters')
  fireEvent.change(screen.getByLabelText('Percent of people'), { target: { value: '20' } })
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Trying it' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(saved).toHaveBeenCalled())
  expect(requests.at(-1)?.body).toEqual({ audience: 'share', percent: 20, reason: 'Trying it' })
})
