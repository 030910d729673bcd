import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { clearUser } from '#platform/session/session.ts'
import { breakfast } from '#shell/photos.ts'
import { refuse, standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import { EmailConfirmation } from './email-confirmation.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The photo beside the card loads when it is seen. */
class Observer {
  observe() {}
  disconnect() {}
}

function open() {
  vi.stubGlobal('IntersectionObserver', Observer)
  clearUser()
  renderInPage(<EmailConfirmation photo={breakfast} token='link' next='/my-bookings' />)
  fireEvent.click(screen.getByRole('button', { name: 'Confirm email' }))
}

test('whoever is not signed in confirms the address by a button, without signing in', async () => {
  const requests = standInForApi({ 'POST /user/email-confirmation': () => null })
  open()
  await screen.findByRole('heading', { name: 'Your email is confirmed' })
  expect(requests.map(({ body }) => body)).toEqual([{ token: 'link' }])
  const here = screen.getByRole('link', { name: 'Continue here' })
  expect(here.getAttribute('href')).toBe('/my-bookings')
})

test('where several accounts name the address, the person signs in first', async () => {
  standInForApi({
    'POST /user/email-confirmation': () => refuse(401, 'identity.sign_in_required'),
  })
  open()
  await screen.findByRole('heading', { name: 'Sign in to confirm your email' })
})
