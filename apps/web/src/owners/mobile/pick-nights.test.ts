import { expect, test } from 'vitest'
import { pickNight } from './pick-nights.ts'

const nights = (['free', 'free', 'booked', 'free', 'blocked', 'blocked', 'free'] as const).map(
  (state, index) => ({
    date: `2026-11-${15 + index}`,
    state,
    block: state === 'blocked' ? { from: '2026-11-19', to: '2026-11-24' } : null,
    amount: 400_00,
  }),
)

test('two taps pick the nights between them, and a third one starts anew', () => {
  const first = pickNight(nights, undefined, '2026-11-16')
  expect(first).toMatchObject({ from: '2026-11-16', last: '2026-11-16', count: 1 })
  const both = pickNight(nights, first, '2026-11-15')
  expect(both).toMatchObject({ from: '2026-11-15', last: '2026-11-16', count: 2, isBlock: false })
  expect(pickNight(nights, both, '2026-11-18')).toMatchObject({ from: '2026-11-18', count: 1 })
  expect(pickNight(nights, first, '2026-11-16')).toBeUndefined()
})

test('a range across a booking is not picked, and a block is picked as a whole, also beyond what is shown', () => {
  const first = pickNight(nights, undefined, '2026-11-16')
  expect(pickNight(nights, first, '2026-11-18')).toMatchObject({ from: '2026-11-18', count: 1 })
  expect(pickNight(nights, first, '2026-11-20')).toEqual({
    from: '2026-11-19',
    last: '2026-11-23',
    count: 5,
    isBlock: true,
  })
})
