import { expect, test } from 'vitest'
import { authorizationUrl } from './apple.ts'
import { readAppleCancellation, readAppleReturn } from './apple-return.ts'

const fields = { id_token: 't', code: 'c', state: 's' }

test('the name of the first consent is kept', () => {
  const user = JSON.stringify({
    name: { firstName: 'Laura', lastName: 'Méndez' },
    email: 'laura@privaterelay.appleid.com',
  })
  expect(readAppleReturn(new URLSearchParams({ ...fields, user }))).toEqual({
    token: 't',
    code: 'c',
    state: 's',
    user: {
      email: 'laura@privaterelay.appleid.com',
      name: 'Laura Méndez',
      firstName: 'Laura',
      lastName: 'Méndez',
    },
  })
})

test('a later consent brings no name', () => {
  expect(readAppleReturn(new URLSearchParams(fields))?.user).toBeNull()
})

test.each(['not json', '[]', '"x"', '{"name":null}'])('a user told as %s does no harm', (user) => {
  expect(readAppleReturn(new URLSearchParams({ ...fields, user }))?.code).toBe('c')
})

test.each(['id_token', 'code', 'state'])('without %s there is nothing to sign in by', (missing) => {
  expect(readAppleReturn(new URLSearchParams({ ...fields, [missing]: '' }))).toBeNull()
})

test('only a cancellation by the user counts as one', () => {
  const canceled = { state: 's', error: 'user_cancelled_authorize' }
  expect(readAppleCancellation(new URLSearchParams(canceled))).toBe('s')
  const broken = { state: 's', error: 'server_error' }
  expect(readAppleCancellation(new URLSearchParams(broken))).toBeNull()
  expect(readAppleCancellation(new URLSearchParams(fields))).toBeNull()
})

test('Apple is asked for name and email, to be posted to the callback', () => {
  const address = new URL(
    authorizationUrl({
      authorizeUrl: 'https://appleid.apple.com/auth/authorize',
      clientId: 'test.marea',
      publicUrl: 'https://marea.test/',
      nonce: 'n',
      state: 's',
    }),
  )
  expect(address.href).toMatch(/^https:\/\/appleid\.apple\.com\/auth\/authorize\?/)
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: 'test.marea',
    redirect_uri: 'https://marea.test/auth/callback',
    response_type: 'code id_token',
    response_mode: 'form_post',
    scope: 'name email',
    state: 's',
    nonce: 'n',
  })
})
