import { expect, test } from 'vitest'
import { mayReload } from './lost-chunk.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('a lost chunk reloads the page the first time', () => {
  expect(mayReload(storage(), '/my-wallet', 0)).toBe(true)
})

test('the same path does not reload again within ten seconds', () => {
  const kept = storage()
  mayReload(kept, '/my-wallet', 50_000)
  expect(mayReload(kept, '/my-wallet', 59_999)).toBe(false)
  expect(mayReload(kept, '/my-wallet', 60_000)).toBe(true)
})

test('another path has its own ten seconds', () => {
  const kept = storage()
  mayReload(kept, '/my-wallet', 50_000)
  expect(mayReload(kept, '/my-bookings', 50_001)).toBe(true)
})

test('a refused reload does not prolong the pause', () => {
  const kept = storage()
  mayReload(kept, '/', 0)
  mayReload(kept, '/', 9_000)
  expect(mayReload(kept, '/', 10_000)).toBe(true)
})
