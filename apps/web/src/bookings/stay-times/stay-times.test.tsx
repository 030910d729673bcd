import type { StayTimesOfSide } from '@marea/contract/bookings/stay-times.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { companyTimeZone } from '../../../../../demo/company-clock.ts'
import { renderInPage } from '../../../test/page.tsx'
import { StayTimes } from './stay-times.tsx'

afterEach(cleanup)

const trip = { id: 'stay', timeZone: companyTimeZone, owner: { firstName: 'Inés', photo: null } }
const early: StayTimesOfSide = {
  side: 'check_in',
  day: '2026-11-20',
  opensOn: null,
  isClosed: false,
  request: null,
  options: [
    { hour: '12:00', price: usd(226_00) },
    { hour: '15:00', price: usd(56_50) },
  ],
}
const asked = {
  id: 'request',
  hour: '12:00',
  price: usd(226_00),
  reason: 'The painters leave at 2 PM',
  expiresAt: '2026-11-17T23:00:00Z',
}

function show(side: Partial<StayTimesOfSide>, isAutomatic = false) {
  const hours = { isAutomatic, sides: [{ ...early, ...side }], cards: [], available: 0 }
  renderInPage(<StayTimes trip={trip} hours={hours} onChange={async () => undefined} />)
}

const text = () => screen.getByRole('region').textContent?.replace(/\s/g, ' ')

test('a home that offers nothing shows nothing', () => {
  renderInPage(<StayTimes trip={trip} hours={null} onChange={async () => undefined} />)
  expect(screen.queryByRole('region')).toBeNull()
})

test('the cheapest hour is chosen first, with its whole price', () => {
  show({})
  expect(screen.getByRole('button', { name: 'Request for $56.50' })).toBeTruthy()
  expect(text()).toContain('Inés reviews your request first')
})

test('an approved request leads to its payment and can be withdrawn', () => {
  show({ options: [], request: { ...asked, state: 'approved' } })
  expect(text()).toContain('Check-in from 12 PM is approved. Pay $226.00 by Nov 17, 6 PM')
  const link = screen.getByRole('link', { name: 'Pay $226.00' })
  expect(link.getAttribute('href')).toBe('/pay-hours/stay?side=check_in')
  expect(screen.getByRole('button', { name: 'Withdraw request' })).toBeTruthy()
})

test('a declined request gives the reason, and another hour can be requested', () => {
  show({ request: { ...asked, state: 'declined' } })
  expect(text()).toContain('The painters leave at 2 PM')
  expect(screen.getByRole('button', { name: /^Request for/ })).toBeTruthy()
})

test.each([
  [{ options: [] }, 'No earlier times are available on Friday, November 20'],
  [{ options: [], opensOn: '2026-11-06' }, 'Requests open on Friday, November 6'],
  [{ options: [], isClosed: true }, 'Requests closed at noon'],
])('without hours it says why: %j', (side, reason) => {
  show(side)
  expect(text()).toContain(reason)
  expect(screen.queryByRole('button')).toBeNull()
})
