import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { HoldClock } from './hold-clock.tsx'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-16T12:00:00Z') }))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function pass(seconds: number) {
  act(() => vi.advanceTimersByTime(seconds * 1000))
}

test('the clock counts down, and warns at five minutes and at one', () => {
  renderInPage(<HoldClock until='2026-11-16T12:15:00Z' onEnd={() => undefined} />)
  expect(screen.getByRole('timer').textContent).toContain('15:00')
  expect(screen.getByRole('status').textContent).toBe('')
  pass(10 * 60)
  expect(screen.getByRole('timer').textContent).toContain('5:00')
  const atFive = screen.getByRole('status').textContent
  expect(atFive).toMatch(/5|five/i)
  pass(4 * 60)
  expect(screen.getByRole('status').textContent).not.toBe(atFive)
})

test('at zero the server is asked until it says that the hold is over', () => {
  const onEnd = vi.fn()
  renderInPage(<HoldClock until='2026-11-16T12:00:05Z' onEnd={onEnd} />)
  pass(4)
  expect(onEnd).not.toHaveBeenCalled()
  pass(1)
  expect(onEnd).toHaveBeenCalledTimes(1)
  pass(8)
  expect(onEnd).toHaveBeenCalledTimes(3)
  expect(screen.getByRole('timer').textContent).toContain('0:00')
})
