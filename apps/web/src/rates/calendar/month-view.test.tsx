import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { homeNights } from './home-nights.ts'
import { MonthView } from './month-view.tsx'

const home = {
  slug: 'casa-malva',
  name: 'Casa Malva',
  neighborhood: 'Edgewater',
  photo: null,
  maxNights: 60,
  rules: {
    nightlyAmount: 400_00,
    weekendAmount: 500_00,
    minNights: 2,
    seasons: [],
    weekdayPercents: [0, 0, 0, 0, 0, 0, 0],
    weekdayAmounts: [0, 0, 0, 0, 0, 0, 0],
    lastMinute: [],
    earlyBird: [],
    floorAmount: null,
    ceilingAmount: null,
  },
  overrides: [],
  bookings: [],
  holds: [],
  blocks: [],
  imports: [],
  conflicts: [],
}
const range = { from: '2026-12-01', to: '2026-12-15', today: '2026-12-01' }

test('each month begins with a capital, and a tapped night begins a selection', () => {
  const onSelect = vi.fn()
  renderInPage(
    <MonthView
      homes={[homeNights(home, range)]}
      shown={home.slug}
      month='2026-12'
      today={range.today}
      selection={null}
      onHome={() => undefined}
      onSelect={onSelect}
      onOpen={() => undefined}
    />,
    { language: 'es' },
  )
  expect(screen.getByRole('heading', { name: 'Diciembre de 2026' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /, 3 de dic/ }))
  expect(onSelect).toHaveBeenCalledWith(
    expect.objectContaining({ home: home.slug, anchor: '2026-12-03', head: '2026-12-03' }),
  )
})
