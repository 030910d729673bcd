import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useAttempt } from './use-attempt.ts'

afterEach(cleanup)

test('a second press while one is under way does nothing', async () => {
  const { result } = renderHook(useAttempt)
  const first = Promise.withResolvers<void>()
  const second = vi.fn(async () => undefined)
  await act(async () => {
    result.current.attempt(() => first.promise)
    result.current.attempt(second)
  })
  expect(result.current.isBusy).toBe(true)
  expect(second).not.toHaveBeenCalled()
  await act(async () => first.resolve())
  expect(result.current.isBusy).toBe(false)
})

test('an error is shown until the next attempt or until it is dismissed', async () => {
  const { result } = renderHook(useAttempt)
  const failed = new Error('failed')
  await act(() => result.current.attempt(() => Promise.reject(failed)))
  expect(result.current).toMatchObject({ isBusy: false, error: failed })
  act(() => result.current.clearError())
  expect(result.current.error).toBeNull()
  await act(() => result.current.attempt(() => Promise.reject(failed)))
  await act(() => result.current.attempt(async () => undefined))
  expect(result.current.error).toBeNull()
})
