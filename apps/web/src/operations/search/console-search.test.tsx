import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import { ConsoleSearch } from './console-search.tsx'

const found = {
  people: [
    {
      id: 'p1',
      fullName: 'Laura Mendoza',
      email: 'laura@example.com',
      profile: 'USER',
      createdAt: '2025-01-01T00:00:00Z',
      isLocked: false,
    },
  ],
  bookings: [
    {
      id: 'b1',
      reference: 'MAR-7KQ2M9XA',
      guestId: 'p1',
      guest: 'Laura Mendoza',
      home: 'Casa Almendro',
      checkIn: '2026-12-11',
      checkOut: '2026-12-16',
      status: 'confirmed',
    },
  ],
  homes: [],
  payments: [],
  withdrawals: [],
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Page() {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <ConsoleSearch field={field} />
      <output>{useLocation().pathname}</output>
    </>
  )
}

function search(text: string, result: object = found) {
  standInForApi({ [`GET /admin/search?text=${text}`]: () => result })
  renderInPage(<Page />)
  const field = screen.getByRole('combobox')
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: text } })
  return field
}

const chosen = () =>
  screen.getAllByRole('option').findIndex((each) => each.getAttribute('aria-selected') === 'true')

test('results are grouped; arrows choose one and Enter opens it', async () => {
  const field = search('laura')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  expect(screen.getByRole('group', { name: 'Bookings' }).textContent).toContain('MAR-7KQ2M9XA')
  expect(chosen()).toBe(0)
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(chosen()).toBe(1)
  expect(field.getAttribute('aria-activedescendant')).toBe('person-p1')
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(screen.getByText('/admin/people/p1')).toBeTruthy())
})

test('no match says so, and Escape closes the panel', async () => {
  const none = { people: [], bookings: [], homes: [], payments: [], withdrawals: [] }
  const field = search('4243', none)
  await waitFor(() => expect(screen.getByText('No matches for “4243”')).toBeTruthy())
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(field.getAttribute('aria-expanded')).toBe('false')
})
