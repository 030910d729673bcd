import { expect, test } from 'vitest'
import { extendTo, isSelected, nightsOf, startAt, tapAt } from './selection.ts'

const casa = 'casa-malva'

test('a selection contains both the night it began on and the last one', () => {
  const dragged = extendTo(startAt(casa, '2026-12-11'), casa, '2026-12-13')
  expect(nightsOf(dragged)).toEqual({ home: casa, from: '2026-12-11', to: '2026-12-14' })
})

test('a selection may be made backwards', () => {
  const dragged = extendTo(startAt(casa, '2026-12-13'), casa, '2026-12-11')
  expect(nightsOf(dragged)).toEqual({ home: casa, from: '2026-12-11', to: '2026-12-14' })
})

test('the second tap ends a selection and the third begins a new one', () => {
  const first = tapAt(null, casa, '2026-12-11')
  const second = tapAt(first, casa, '2026-12-13')
  expect(nightsOf(second)).toMatchObject({ from: '2026-12-11', to: '2026-12-14' })
  expect(nightsOf(tapAt(second, casa, '2026-12-20'))).toMatchObject({
    from: '2026-12-20',
    to: '2026-12-21',
  })
})

test('another home begins a selection of its own', () => {
  const other = extendTo(startAt(casa, '2026-12-11'), 'casa-duna', '2026-12-20')
  expect(nightsOf(other)).toEqual({ home: 'casa-duna', from: '2026-12-20', to: '2026-12-21' })
  expect(nightsOf(tapAt(startAt(casa, '2026-12-11'), 'casa-duna', '2026-12-20')).home).toBe(
    'casa-duna',
  )
})

test('the day after the last night is not selected', () => {
  const nights = nightsOf(startAt(casa, '2026-12-11'))
  expect(['2026-12-10', '2026-12-11', '2026-12-12'].map((day) => isSelected(nights, day))).toEqual([
    false,
    true,
    false,
  ])
})
