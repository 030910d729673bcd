import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseUser, storeUser } from '#platform/session/session.ts'
import { refuse, standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import ImpersonationBanner from './impersonation-banner.tsx'

const person = { id: 'p1', fullName: 'Laura Mendoza' }
const admin = { token: 'same', id: 'a1', fullName: 'Nadia Ortega' }
const opened = vi.fn()

/** Tells of a size at once, because jsdom has no layout. */
const Observer = function observer(tell: () => void) {
  return { observe: tell, disconnect: () => undefined }
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('location', { ...window.location, assign: opened })
  storeUser({ token: 'same', ...person, actingUntil: inHalfAnHour() })
})
afterEach(() => {
  cleanup()
  opened.mockClear()
  vi.unstubAllGlobals()
})

const stored = () => parseUser(localStorage.getItem('user'))

const inHalfAnHour = () => new Date(Date.now() + 30 * 60_000).toISOString()

test('it says whose account it is, and leads back to the person’s page as the administrator', async () => {
  const sent = standInForApi({ 'DELETE /user/acting': () => admin })
  renderInPage(<ImpersonationBanner person={person} until={inHalfAnHour()} />)
  expect(screen.getByText(/^You’re in Laura Mendoza’s account until /)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Leave account' }))
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/admin/people/p1'))
  expect([stored()?.fullName, stored()?.actingUntil]).toEqual(['Nadia Ortega', undefined])
  expect(sent).toHaveLength(1)
})

test('it says so in Spanish, and leaves by itself when the time is over', async () => {
  standInForApi({ 'DELETE /user/acting': () => admin })
  renderInPage(<ImpersonationBanner person={person} until='2026-01-01T00:00:00Z' />, {
    language: 'es',
  })
  expect(screen.getByText(/^Está en la cuenta de Laura Mendoza \(hasta el /)).toBeTruthy()
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/admin/people/p1'))
})

test('pages leave it the room at their foot for as long as it is there', () => {
  const foot = () => document.documentElement.style.getPropertyValue('--foot')
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(97)
  const { unmount } = renderInPage(<ImpersonationBanner person={person} until={inHalfAnHour()} />)
  expect(foot()).toBe('105px')
  unmount()
  expect(foot()).toBe('')
  height.mockRestore()
})

test('an error is shown, and the account stays open', async () => {
  standInForApi({ 'DELETE /user/acting': () => refuse(503, 'server.unavailable') })
  renderInPage(<ImpersonationBanner person={person} until={inHalfAnHour()} />)
  fireEvent.click(screen.getByRole('button', { name: 'Leave account' }))
  await waitFor(() => expect(screen.getByText('We couldn’t leave the account')).toBeTruthy())
  expect(stored()?.fullName).toBe('Laura Mendoza')
})
