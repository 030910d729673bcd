import { beforeEach, expect, test, vi } from 'vitest'
import { reloadsUnlessSheet } from './open-sheet.ts'

function reloads(from: string, to: string): boolean {
  return reloadsUnlessSheet({
    currentUrl: new URL(from, 'https://marea.test'),
    nextUrl: new URL(to, 'https://marea.test'),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
  })
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
})

test('opening, changing and closing a sheet load nothing', () => {
  expect(reloads('/my-wallet', '/my-wallet?open=add')).toBe(false)
  expect(reloads('/my-wallet?open=add', '/my-wallet?open=withdraw')).toBe(false)
  expect(reloads('/my-wallet?area=deposit&open=add', '/my-wallet?area=deposit')).toBe(false)
})

test('other filters and a reload of the same URL load the data', () => {
  expect(reloads('/my-wallet', '/my-wallet?area=deposit')).toBe(true)
  expect(reloads('/my-wallet?open=add', '/my-wallet?area=deposit')).toBe(true)
  expect(reloads('/my-wallet?open=add', '/my-wallet?open=add')).toBe(true)
})
