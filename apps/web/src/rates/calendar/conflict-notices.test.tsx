import type { CalendarHome } from '@marea/contract/rates/calendar.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { ConflictNotices } from './conflict-notices.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Conflict = CalendarHome['conflicts'][number]

const later: Conflict = ['2027-12-14', '2027-12-15', 'MAR-ABCDEFGH', 'Airbnb', 'later']
const earlier: Conflict = ['2027-12-06', '2027-12-08', 'MAR-BCDEFGHJ', 'Vrbo', 'earlier']

function show(conflicts: Conflict[]) {
  renderInPage(<ConflictNotices homes={[{ name: 'Villa Bugambilia', conflicts }]} />)
}

test('one double booking is shown with the way to its solution', () => {
  show([earlier])
  expect(screen.queryByRole('group')).toBeNull()
  const link = screen.getByRole('link', { name: 'Resolve conflict' })
  expect(link.getAttribute('href')).toContain('#conflict-earlier')
})

test('several double bookings are one closed line that names their homes, the next one first', () => {
  show([later, earlier])
  const line = screen.getByText('2 double bookings').closest('details')
  expect(line?.open).toBe(false)
  expect(line?.querySelector('summary')?.textContent).toContain('Villa Bugambilia')
  const links = [...(line?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
  expect(links.map((link) => link?.split('-').at(-1))).toEqual(['earlier', 'later'])
})
