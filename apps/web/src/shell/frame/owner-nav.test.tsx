import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { setToDoCount } from '#owners/to-dos/to-do-count.ts'
import { renderInPage } from '../../../test/page.tsx'
import { OwnerNav } from './owner-nav.tsx'

afterEach(cleanup)

function Page() {
  const navigate = useNavigate()
  return (
    <>
      <button type='button' onClick={() => navigate('/property-management/team')}>
        Open the team
      </button>
      <OwnerNav />
    </>
  )
}

const menu = () => screen.getByRole('button', { name: /Property management menu/ })
const current = () =>
  screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')

test('the navigation marks the current page, and its menu names it and closes on another page', () => {
  renderInPage(<Page />)
  fireEvent.click(menu())
  expect(menu().getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Open the team' }))
  expect(menu().getAttribute('aria-expanded')).toBe('false')
  expect(menu().textContent).toContain('Team')
  expect(current().map(({ textContent }) => textContent)).toEqual(['Team'])
})

test('the overview says how many things need attention, and nothing once there are none', () => {
  renderInPage(<OwnerNav />)
  act(() => setToDoCount(3))
  expect(
    screen.getByRole('link', { name: /^Overview ?, 3 items need your attention$/ }),
  ).toBeTruthy()
  act(() => setToDoCount(0))
  expect(screen.getByRole('link', { name: 'Overview' })).toBeTruthy()
})
