import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { refuse, standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import { EmailChange } from './email-change.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const lucia = { email: 'lucia@marea.test', secret: 'password' } as const
const path = 'POST /user/email-change'

function openForm() {
  fireEvent.click(screen.getByRole('button', { name: 'Change email' }))
}

function fill(email: string, password: string) {
  fireEvent.change(screen.getByLabelText('New email'), { target: { value: email } })
  fireEvent.change(screen.getByLabelText('Current password'), { target: { value: password } })
  fireEvent.click(screen.getByRole('button', { name: 'Send confirmation link' }))
}

test('a person asks for a link to the new address and is told where to look', async () => {
  const requests = standInForApi({ [path]: () => ({ done: true }) })
  renderInPage(<EmailChange user={lucia} />)
  openForm()
  fill('new@marea.test', 'Marea2026')
  expect((await screen.findByRole('status')).textContent).toContain(
    'Open the link we sent to new@marea.test in this browser. Until then, your email stays lucia@marea.test.',
  )
  expect(requests.map(({ body }) => body)).toEqual([
    { email: 'new@marea.test', password: 'Marea2026' },
  ])
  expect(screen.queryByLabelText('New email')).toBeNull()
})

test('what is missing is said at its field, and nothing is sent', () => {
  const requests = standInForApi({})
  renderInPage(<EmailChange user={lucia} />)
  openForm()
  fill('LUCIA@marea.test', '')
  expect(screen.getByText('This is already your email')).toBeTruthy()
  expect(screen.getByText('Password is required')).toBeTruthy()
  expect(requests).toEqual([])
})

test.each([
  [403, 'identity.wrong_secret', 'Incorrect password.'],
  [429, 'identity.try_later', 'Too many attempts. Please try again later.'],
])('a refusal with %i leaves the form as typed', async (status, code, message) => {
  standInForApi({ [path]: () => refuse(status, code) })
  renderInPage(<EmailChange user={lucia} />)
  openForm()
  fill('new@marea.test', 'Wrong1')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByLabelText('New email')).toHaveProperty('value', 'new@marea.test')
})

test('somebody without a password is not asked for one', () => {
  renderInPage(<EmailChange user={{ ...lucia, secret: 'none' }} />, { language: 'es' })
  fireEvent.click(screen.getByRole('button', { name: 'Cambiar correo' }))
  expect(screen.getByLabelText('Nuevo correo')).toBeTruthy()
  expect(screen.queryByLabelText('Contraseña actual')).toBeNull()
})
