import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setUserForPage } from '#platform/session/session.ts'
import { renderInPage } from '../../../test/page.tsx'
import AccountNotes from './account-notes.tsx'
import { EmailState } from './email-state.tsx'

afterEach(cleanup)

const lucia = { token: 'one', fullName: 'Lucía', email: 'lucia@marea.test', isEmailConfirmed: true }

test('a person whose address refused an email is told, with a link to the account settings', () => {
  setUserForPage({ ...lucia, isEmailBounced: true })
  renderInPage(<AccountNotes place='above' />)
  const notice = screen.getByRole('complementary')
  expect(notice.textContent).toContain('lucia@marea.test refused it')
  const link = screen.getByRole('link', { name: 'Change or confirm email' })
  expect(link.getAttribute('href')).toBe('/account-settings#email')
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('a person whose emails arrive sees no notice', () => {
  setUserForPage({ ...lucia, isEmailBounced: false, secret: 'password' })
  renderInPage(<AccountNotes place='above' />, { language: 'es' })
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('the account settings say what to do, and send the link again', () => {
  renderInPage(<EmailState user={{ ...lucia, isEmailBounced: true }} />, {
    language: 'es',
  })
  expect(screen.getByText('Correos no entregados')).toBeTruthy()
  expect(screen.getByText(/cambie su correo más abajo/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reenviar enlace' })).toBeTruthy()
})
