import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mayReload } from './lost-chunk.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

afterEach(() => void vi.unstubAllGlobals())

test('a missing chunk reloads the page the first time', () => {
  expect(mayReload('/my-wallet', 0)).toBe(true)
})

test('the same path does not reload again within ten seconds', () => {
  mayReload('/my-wallet', 50_000)
  expect(mayReload('/my-wallet', 59_999)).toBe(false)
  expect(mayReload('/my-wallet', 60_000)).toBe(true)
})

test('another path has its own ten seconds', () => {
  mayReload('/my-wallet', 50_000)
  expect(mayReload('/my-bookings', 50_001)).toBe(true)
})

test('a refused reload does not extend the pause', () => {
  mayReload('/', 0)
  mayReload('/', 9_000)
  expect(mayReload('/', 10_000)).toBe(true)
})

test('a browser without storage never reloads, since nothing would stop a loop', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(mayReload('/', 0)).toBe(false)
})
