import { expect, test } from 'vitest'
import { admins, anyone, owners, signedIn } from './audiences.ts'
import type { Routes } from './serve.ts'

test('a route says who may call it, what runs and its own rules', () => {
  const handle = () => {
    throw new Error('Nobody calls it.')
  }
  expect(anyone(handle)).toEqual({ audience: 'anyone', handle })
  expect(signedIn(handle, { weight: 3 })).toEqual({ audience: 'signed-in', weight: 3, handle })
  expect(owners(handle).audience).toBe('owner')
  expect(admins(handle).audience).toBe('admin')
})

test('what runs takes and answers what the contract of its endpoint says', () => {
  const routes = {
    // @ts-expect-error: a wallet is no text.
    'GET /wallet': signedIn(() => 'nothing'),
    // @ts-expect-error: a booking is shown without a body.
    'GET /bookings/:id': signedIn((_ctx, { body }) => body),
    // @ts-expect-error: the contract has no such endpoint.
    'GET /nothing': anyone(() => null),
  } satisfies Routes
  expect(Object.keys(routes)).toHaveLength(3)
})
