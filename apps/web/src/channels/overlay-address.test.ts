import { expect, test } from 'vitest'
import { overlayAddress, parseOverlay } from './overlay-address.ts'

test('an address opens a dialog of the page, and any other opens none', () => {
  const overlay = { open: 'release', of: 'a-feed' } as const
  expect(parseOverlay(overlayAddress(overlay))).toEqual(overlay)
  expect(parseOverlay(overlayAddress({ open: 'add', of: '' }))).toEqual({ open: 'add', of: '' })
  expect(parseOverlay('?open=everything')).toBeUndefined()
  expect(parseOverlay('')).toBeUndefined()
})
