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
const stay = { slug: 'casa-almendro', checkIn: '2026-12-01', checkOut: '2026-12-04', guests: 2 }
const quoteOf = (id: string, amount = 900_00): Quote =>
  JSON.parse(JSON.stringify({ id, ...stay, total: { amount, currency: 'USD' } }))

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

/** What a tab sends whose price has expired, and the dates cost this now. */
async function reserveLate(amount: number) {
  setUserForPage({ ...lucia, isEmailConfirmed: true })
  const requests = standInForApi({
    'POST /bookings': ({ body }) =>
      JSON.stringify(body).includes('first')
        ? refuse(409, 'booking.quote_expired')
        : { id: 'held' },
    'POST /suites/casa-almendro/quotes': () => quoteOf('now', amount),
  })
  renderInPage(<Home />)
  fireEvent.click(screen.getByText('Reserve'))
  return () => requests.filter(({ path }) => path === '/bookings').map(({ body }) => body)
}

test('a tab left open for days books at the price it shows while that is still the price', async () => {
  const held = await reserveLate(900_00)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/checkout/held'))
  expect(held()).toEqual([{ quoteId: 'first' }, { quoteId: 'now' }])
})

test('a tab left open for days holds nothing at another price than it shows', async () => {
  const held = await reserveLate(900_01)
  await screen.findByText('booking.quote_expired')
  expect(held()).toEqual([{ quoteId: 'first' }])
})
