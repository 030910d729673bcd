import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import { useSwitch } from './use-switch.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Shown() {
  return <p>{useSwitch('reviews') ? 'on' : 'off'}</p>
}

test('a feature counts as on until the API says that it is off', async () => {
  const on = { bookings: true, withdrawals: true, owner_applications: true }
  const requests = standInForApi({ 'GET /switches': () => ({ ...on, reviews: false }) })
  renderInPage(<Shown />)
  screen.getByText('on')
  await screen.findByText('off')
  cleanup()
  renderInPage(<Shown />)
  screen.getByText('off')
  expect(requests.filter(({ path }) => path === '/switches')).toHaveLength(1)
})
