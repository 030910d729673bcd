import type { CalendarHome } from '@marea/contract/rates/calendar.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { BookingSheet } from './booking-sheet.tsx'

afterEach(cleanup)

const home = { name: 'Casa Almendro', conflicts: [] as CalendarHome['conflicts'] }

/** The addresses of the links of the sheet. */
function linksFor(canMessage: boolean): (string | null)[] {
  renderInPage(
    <BookingSheet
      home={home}
      booking={['2026-12-03', '2026-12-06', 'MAR-ABCDEFGH', 'Laura', 1200_00, '42', canMessage]}
      onClose={() => undefined}
    />,
  )
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'))
}

const booking = '/property-management/bookings/42'

test('the owner opens the booking, and writes to the guest and to support about it', () => {
  const links = [booking, '/chat?booking=42', '/chat?support=1&booking=42']
  expect(linksFor(true)).toEqual(links)
})

test('a co-host opens the booking too, and writes to support alone', () => {
  expect(linksFor(false)).toEqual([booking, '/chat?support=1'])
})
