import type { Quote } from '@marea/contract/pricing/endpoints.ts'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { setUserForPage } from '#platform/session/session.ts'
import { refuse, standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import { useReserve } from './use-reserve.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const lucia = { token: 'one', fullName: 'Lucía', email: 'lucia@marea.test' }
const quoteOf = (id: string): Quote => JSON.parse(JSON.stringify({ id }))

/** Signing in prices the stay again, which the second button stands for. */
function Home() {
  const [id, setId] = useState('first')
  const { refused, onReserve } = useReserve({ quote: quoteOf(id) }, () => undefined)
  return (
    <>
      <button type='button' onClick={onReserve}>
        Reserve
      </button>
      <button type='button' onClick={() => setId('second')}>
        Price again
      </button>
      <p>{refused?.code}</p>
      <output>{useLocation().pathname}</output>
    </>
  )
}

test('a refusal for an unconfirmed address stays after a new price, and checkout opens once it is confirmed', async () => {
  setUserForPage({ ...lucia, isEmailConfirmed: false })
  let isConfirmed = false
  const requests = standInForApi({
    'POST /bookings': () =>
      isConfirmed ? { id: 'held' } : refuse(403, 'identity.email_unconfirmed'),
    'GET /user/info': () => ({ ...lucia, isEmailConfirmed: isConfirmed }),
  })
  renderInPage(<Home />)
  fireEvent.click(screen.getByText('Reserve'))
  await screen.findByText('identity.email_unconfirmed')
  fireEvent.click(screen.getByText('Price again'))
  expect(screen.getByText('identity.email_unconfirmed')).toBeTruthy()
  isConfirmed = true
  act(() => {
    fireEvent.focus(window)
  })
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/checkout/held'))
  const holds = requests.filter(({ method }) => method === 'POST')
  expect(holds.map(({ body }) => body)).toEqual([{ quoteId: 'first' }, { quoteId: 'second' }])
})
