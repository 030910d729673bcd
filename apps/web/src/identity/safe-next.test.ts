import { expect, test } from 'vitest'
import { safeNext, signInPath } from './safe-next.ts'

test('a guest continues to the page they requested, with its query', () => {
  expect(safeNext('/my-bookings?past=1')).toBe('/my-bookings?past=1')
})

test.each([null, '', 'https://evil.test', '//evil.test', '/\\evil.test', '/\t/evil.test', 'x'])(
  'a guest sent to %j goes home instead',
  (next) => {
    expect(safeNext(next)).toBe('/')
  },
)

test('the requested page survives in the URL', () => {
  const wanted = '/suite-details/casa?checkIn=2026-12-11&guests=2'
  const address = new URL(signInPath(wanted), 'https://marea.test')
  expect(safeNext(address.searchParams.get('next'))).toBe(wanted)
})
