import { afterEach, expect, test, vi } from 'vitest'
import { isNewer, watchVersion } from './version.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('another build on the server is a new version', () => {
  expect(isNewer('a1', { build: 'b2' })).toBe(true)
})

test.each([{ build: 'a1' }, { build: '' }, {}, null, 'b2', { build: 7 }])(
  'an answer of %j announces nothing',
  (latest) => {
    expect(isNewer('a1', latest)).toBe(false)
  },
)

test('a tab that was left for three days tells once of a new version when it is looked at again', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => Response.json({ build: 'b2' }))
  const onNew = vi.fn()
  const stop = watchVersion('a1', onNew)
  const threeDays = 3 * 24 * 60 * 60_000
  // A sleeping browser runs no timers.
  vi.setSystemTime(Date.now() + threeDays)
  for (let times = 0; times < 2; times += 1) {
    dispatchEvent(new Event('focus'))
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(onNew).toHaveBeenCalledTimes(1)
  stop?.()
})
