import { textTables } from '@marea/contract/texts/tables.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setUserForPage } from '#platform/session/session.ts'
import { refuse, standInForApi } from '../../../test/api.ts'
import { booking, confirmation } from '../../../test/booking.ts'
import { renderInPage } from '../../../test/page.tsx'
import { loadOwnStay } from './load-own-stay.ts'
import { OutcomeWords } from './outcome-words.tsx'
import { PaidWords } from './paid-words.tsx'
import { PricePanel } from './price-panel.tsx'
import { StayDates } from './stay-dates.tsx'

const { en } = textTables

const { id } = booking
const stay = { booking, curve: null, hostId: null, now: Date.parse('2026-11-15T19:14:00Z') }
const onRetry = async () => undefined

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setUserForPage({ token: 't', fullName: 'Laura Mendoza', email: 'laura@marea.test' })
})

test('a visitor is asked to sign in and comes back to this booking', () => {
  renderInPage(<PaidWords {...{ confirmation, onRetry }} own={undefined} />)
  const link = screen.getByRole('link', { name: en['confirmed.sign_in'] })
  const next = encodeURIComponent(`/pay-confirmation?booking=${id}`)
  expect(link.getAttribute('href')).toBe(`/sign-in?next=${next}`)
  expect(screen.queryByText(booking.reference)).toBeNull()
})

test('somebody with another account reads that it is not theirs', () => {
  setUserForPage({ token: 't', fullName: 'Daniel', email: 'daniel@marea.test' })
  renderInPage(<PaidWords {...{ confirmation, onRetry }} own={null} />)
  expect(screen.getByText(/made with another account/)).toBeDefined()
  expect(screen.queryByRole('link', { name: en['confirmed.sign_in'] })).toBeNull()
})

test('the guest reads name, home and email, and copies the reference', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  setUserForPage({ token: 't', fullName: 'Laura Mendoza', email: 'laura@marea.test' })
  renderInPage(<PaidWords {...{ confirmation, onRetry }} own={{ value: stay }} />)
  const words = screen.getByRole('status').textContent
  expect(words).toContain('Laura, Casa Almendro in Coconut Grove is booked for 4 guests.')
  expect(words).toContain('Check your email for the confirmation')
  expect(words).toContain('laura@marea.test')
  fireEvent.click(screen.getByRole('button', { name: en['confirmed.copy'] }))
  await waitFor(() => expect(writeText).toHaveBeenCalledWith('MAR-7KQ2M9XA'))
  const message = screen.getByRole('link', { name: 'Message Inés' })
  expect(message.getAttribute('href')).toBe(`/chat?booking=${id}`)
  const map = screen.getByRole('link', { name: en['bookings.directions'] }).getAttribute('href')
  expect(map).toContain('mlat=25.72')
})

test('a booking that failed to load says so and can be tried again', () => {
  const retry = vi.fn(onRetry)
  const own = { error: new TypeError('Failed to fetch') }
  renderInPage(<PaidWords confirmation={confirmation} own={own} onRetry={retry} />)
  expect(screen.getByText(en['confirmed.load_failed'])).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: en['error.again'] }))
  expect(retry).toHaveBeenCalled()
})

test('only the guest loads the booking: another account’s is as unknown as none', async () => {
  setUserForPage({ token: 't', fullName: 'Daniel' })
  standInForApi({ [`GET /bookings/${id}`]: () => refuse(404, 'resource.not_found') })
  expect(await loadOwnStay(id)).toBeNull()
  standInForApi({
    [`GET /bookings/${id}`]: () => booking,
    [`GET /bookings/${id}/main-host-id`]: () => ({ hostId: null, accesses: [] }),
  })
  const loaded = await loadOwnStay(id)
  expect(loaded?.value).toMatchObject({ booking: { id }, curve: null })
})

test('dates, times and the nights between are in the reader’s language', () => {
  renderInPage(<StayDates booking={booking} />, { language: 'es' })
  expect(screen.getByText('Martes, a partir de las 4 p.m.')).toBeDefined()
  expect(screen.getByText('5 noches, 2 adultos, 2 niños, 1 bebé')).toBeDefined()
  const nights = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(nights).toEqual(['mar 8', 'mié 9', 'jue 10', 'vie 11', 'sáb 12'])
})

test('the price says which card and how much of the wallet paid', () => {
  renderInPage(<PricePanel booking={booking} lines={null} after={null} />)
  const panel = screen.getByRole('complementary').textContent
  expect(panel).toContain('$6,486.20')
  expect(panel).toContain('Wallet balance$1,262.40')
  expect(panel).toContain('Visa 4242$5,223.80')
  expect(panel).toMatch(/Paid on November 15, 2026, 2:14\sPM Miami time/)
})

test('a payment in process shows its amounts to the guest only', () => {
  renderInPage(<OutcomeWords confirmation={confirmation} outcome='waiting' booking={booking} />)
  expect(screen.getByText('$5,223.80')).toBeDefined()
  cleanup()
  renderInPage(<OutcomeWords confirmation={confirmation} outcome='waiting' booking={undefined} />)
  expect(screen.queryByText('$5,223.80')).toBeNull()
})
