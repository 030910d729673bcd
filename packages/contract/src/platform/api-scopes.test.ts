import { expect, test } from 'vitest'
import { scopesFor } from './api-scopes.ts'

test('only people with homes get the scopes of homes, and admins no more than guests', () => {
  const ofGuest = ['bookings:read', 'favorites:read']
  expect(scopesFor({ profile: 'USER', isCoHost: false })).toEqual(ofGuest)
  expect(scopesFor({ profile: 'ADMIN', isCoHost: false })).toEqual(ofGuest)
  expect(scopesFor({})).toEqual(ofGuest)
  expect(scopesFor({ profile: 'USER', isCoHost: true })).toContain('homes:read')
  expect(scopesFor({ profile: 'OWNER', isCoHost: false })).toContain('webhooks:write')
})
