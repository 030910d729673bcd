import type { RefundCurve } from '@marea/contract/bookings/booking-changes.ts'
import { usd } from '@marea/contract/platform/money.ts'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standInForApi } from '../../../test/api.ts'
import { booking } from '../../../test/booking.ts'
import { renderInPage } from '../../../test/page.tsx'
import { CancelSheet } from './cancel-sheet.tsx'

beforeEach(() => {
  // jsdom lays nothing out, so there is nothing to observe.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function curveOf(total: number): RefundCurve {
  const none = usd(0)
  const now = { total: usd(total), rent: usd(total), fees: none, taxes: none, coupon: none }
  return {
    now: { ...now, wallet: none, card: usd(total) },
    fullRefundUntil: null,
    withdrawableOn: '2027-01-17',
    points: [],
  }
}

let reload: (curve: RefundCurve) => void

function Page() {
  const [curve, setCurve] = useState(curveOf(500_00))
  reload = setCurve
  const actions = { onClose: vi.fn(), onDone: async () => undefined }
  return <CancelSheet {...{ booking, curve }} now={Date.parse(booking.checkInAt)} {...actions} />
}

const changed = () => screen.queryByText(/Your refund is now/)

test('a page that loads its data again says nothing about the same refund', () => {
  renderInPage(<Page />)
  act(() => reload(curveOf(500_00)))
  expect(screen.getByRole('button', { name: /\$500\.00/ })).toBeTruthy()
  expect(changed()).toBeNull()
})

test('a refund that became less is said before anything is canceled', async () => {
  const sent = standInForApi({
    [`GET /bookings/${booking.id}/refund-curve`]: () => curveOf(250_00),
  })
  renderInPage(<Page />)
  fireEvent.click(screen.getByRole('button', { name: /\$500\.00/ }))
  expect(await screen.findByText(/Your refund is now \$250\.00/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /\$250\.00/ })).toBeTruthy()
  expect(sent.map(({ method }) => method)).toEqual(['GET'])
})
