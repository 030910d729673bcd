import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { hasGoodConnection, useFilmAllowed } from './use-film-allowed.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function browser({ matching = [] as RegExp[], connection = {} }) {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matching.some((pattern) => pattern.test(query)),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('navigator', { connection })
}

test('a wide screen that welcomes motion plays the film once the page is idle', async () => {
  browser({ matching: [/min-width: 1100.02px/] })
  const { result } = renderHook(useFilmAllowed)
  expect(result.current).toBe(false)
  await waitFor(() => expect(result.current).toBe(true))
})

test('a narrow screen or reduced motion never plays it', async () => {
  browser({ matching: [] })
  const { result } = renderHook(useFilmAllowed)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(result.current).toBe(false)
})

test.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
  'a connection with %o is not good enough',
  (connection) => {
    browser({ connection })
    expect(hasGoodConnection()).toBe(false)
  },
)

test('somebody who asks for less data gets no film; an unknown connection is trusted', () => {
  browser({ matching: [/prefers-reduced-data: reduce/] })
  expect(hasGoodConnection()).toBe(false)
  browser({})
  expect(hasGoodConnection()).toBe(true)
})
