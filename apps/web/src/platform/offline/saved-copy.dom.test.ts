import type { SavedCopy } from '@marea/contract/messaging/saved-copy.ts'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearUser, storeUser } from '#platform/session/session.ts'
import { standInForApi } from '../../../test/api.ts'
import { standInForCaches } from '../../../test/caches.ts'
import { refreshCopy } from './refresh-copy.ts'
import { useSaveState } from './save-state.ts'
import { readCopy, writeCopy } from './saved-copy.ts'

const hour = 60 * 60_000
const laura = { token: 'of laura', fullName: 'Laura' }
const now = Date.parse('2026-11-20T12:00:00Z')

const trip = { id: 'a stay', checkOutAt: '2026-11-24T16:00:00Z', access: { steps: [] } }

function copyWith(changes: Partial<SavedCopy> = {}): SavedCopy {
  return {
    isOn: true,
    now: new Date(now).toISOString(),
    trips: [trip as never],
    conversations: [],
    ...changes,
  }
}

let saved: ReturnType<typeof standInForCaches>

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  saved = standInForCaches()
  storeUser(laura)
})
afterEach(() => {
  clearUser()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the person who saved reads the copy, and it has no session in it', async () => {
  await writeCopy(copyWith(), 'en')
  expect(await readCopy()).toMatchObject({ trips: [{ id: 'a stay' }], savedAt: now })
  expect(await saved.text()).not.toContain(laura.token)
})

test('another person reads nothing, and signing in or out erases it', async () => {
  await writeCopy(copyWith(), 'en')
  storeUser({ token: 'of daniel', fullName: 'Daniel' })
  expect(await readCopy()).toBeUndefined()
  expect(saved.names()).toEqual([])
  await writeCopy(copyWith(), 'en')
  clearUser()
  expect(saved.names()).toEqual([])
})

test('after check-out the way in is gone, and a day later the stay', async () => {
  await writeCopy(copyWith(), 'en')
  const checkOut = Date.parse(trip.checkOutAt)
  vi.setSystemTime(checkOut + hour)
  expect((await readCopy())?.trips).toMatchObject([{ id: 'a stay', access: null }])
  vi.setSystemTime(checkOut + 25 * hour)
  expect((await readCopy())?.trips).toEqual([])
})

test('a clock that was wrong from the start is corrected, one that went back since is told', async () => {
  const year = 365 * 24 * hour
  vi.setSystemTime(now - year)
  await writeCopy(copyWith(), 'en')
  expect(await readCopy()).toMatchObject({ now, isClockWrong: false, trips: [{ id: 'a stay' }] })
  vi.setSystemTime(now - year - hour)
  expect(await readCopy()).toMatchObject({ isClockWrong: true })
})

test('a copy of another version is not read', async () => {
  await writeCopy(copyWith(), 'en')
  await saved.change((text) => text.replace('"form":1', '"form":0'))
  expect(await readCopy()).toBeUndefined()
  await saved.change(() => 'not JSON')
  expect(await readCopy()).toBeUndefined()
})

test('a full disk and a browser that forbids storage are told, and a lost answer keeps the copy', async () => {
  const states: string[] = []
  standInForApi({ 'GET /saved-copy': () => copyWith() })
  const fail = (error: Error) => {
    vi.stubGlobal('navigator', { serviceWorker: { register: () => Promise.reject(error) } })
    return refreshCopy('en').catch(() => states.push('as before'))
  }
  await writeCopy(copyWith(), 'en')
  await fail(new TypeError('Failed to fetch'))
  expect(await readCopy()).toBeDefined()
  const { result } = renderHook(() => useSaveState())
  await act(() => fail(new DOMException('', 'QuotaExceededError')))
  expect(result.current.kind).toBe('full')
  await act(() => fail(new DOMException('', 'SecurityError')))
  expect(result.current.kind).toBe('unsupported')
  expect(saved.names()).toEqual([])
  expect(states).toEqual(['as before'])
})

test('what the API no longer shows is gone after the next refresh, and all of it when it is off', async () => {
  let answer = copyWith()
  standInForApi({ 'GET /saved-copy': () => answer })
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => ({}) } })
  await refreshCopy('en')
  expect((await readCopy())?.trips).toHaveLength(1)
  answer = copyWith({ trips: [] })
  await refreshCopy('en')
  expect((await readCopy())?.trips).toEqual([])
  answer = copyWith({ isOn: false })
  await refreshCopy('en')
  expect(saved.names()).toEqual([])
})
