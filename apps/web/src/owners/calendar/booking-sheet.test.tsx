import type { CalendarHome } from '@marea/contract/owners/calendar.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { BookingSheet } from './booking-sheet.tsx'

afterEach(cleanup)

const home = { name: 'Casa Almendro', conflicts: [] as CalendarHome['conflicts'] }

/** The addresses of the links of the sheet that lead to messages. */
function chatLinksFor(id: string | null): (string | null)[] {
  renderInPage(
    <BookingSheet
      home={home}
      booking={['2026-12-03', '2026-12-06', 'MAR-ABCDEFGH', 'Laura', 1200_00, id]}
      onClose={() => undefined}
    />,
  )
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  return links.filter((link) => link?.startsWith('/chat'))
}

test('the owner writes to the guest, and to support about the booking', () => {
  expect(chatLinksFor('42')).toEqual(['/chat?booking=42', '/chat?support=1&booking=42'])
})

test('a co-host writes to support alone', () => {
  expect(chatLinksFor(null)).toEqual(['/chat?support=1'])
})
