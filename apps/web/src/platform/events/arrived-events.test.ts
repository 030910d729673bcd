import { expect, test } from 'vitest'
import { hasArrivedSinceLoad, noteArrival, noteLoadStart } from './arrived-events.ts'

test('a page that was loading while an event arrived reads again what concerns it', () => {
  noteLoadStart()
  expect(hasArrivedSinceLoad(['wallet.*', 'booking.*'])).toBe(false)
  noteArrival({ id: 7, kind: 'wallet.deposit_credited', data: { depositId: 'one', amount: 5 } })
  expect(hasArrivedSinceLoad(['wallet.*'])).toBe(true)
  expect(hasArrivedSinceLoad(['booking.*'])).toBe(false)
  noteLoadStart()
  expect(hasArrivedSinceLoad(['wallet.*'])).toBe(false)
})
