import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ChartPoints } from './chart-points.tsx'

afterEach(cleanup)

const months = ['October 2026', 'November 2026', 'December 2026']
const points = months.map((period, at) => ({
  from: at / 3,
  to: (at + 1) / 3,
  period,
  figures: [{ label: 'Profit', value: `$${at + 1},000` }],
  note: at === 2 ? 'Expected' : undefined,
}))

const chart = () => screen.getByRole('slider')
const spoken = () => chart().getAttribute('aria-valuetext')
const isOpen = () => chart().querySelector('b') !== null

function show() {
  render(<ChartPoints label='Profit by month' points={points} />)
  chart().getBoundingClientRect = () => new DOMRect(0, 0, 300, 100)
}

test('arrow keys go from point to point, and each is said and shown', () => {
  show()
  expect(isOpen()).toBe(false)
  fireEvent.focus(chart())
  expect(isOpen()).toBe(true)
  expect(spoken()).toBe('December 2026: Profit $3,000, Expected')
  fireEvent.keyDown(chart(), { key: 'ArrowLeft' })
  expect(spoken()).toBe('November 2026: Profit $2,000')
  fireEvent.keyDown(chart(), { key: 'Home' })
  fireEvent.keyDown(chart(), { key: 'ArrowLeft' })
  expect(spoken()).toBe('October 2026: Profit $1,000')
  fireEvent.keyDown(chart(), { key: 'End' })
  expect(chart().getAttribute('aria-valuenow')).toBe('3')
  fireEvent.keyDown(chart(), { key: 'Escape' })
  expect(isOpen()).toBe(false)
})

test('the pointer or a finger shows the point under it until it leaves', () => {
  show()
  fireEvent.pointerMove(chart(), { clientX: 150 })
  expect(chart().textContent).toContain('November 2026')
  fireEvent.pointerDown(chart(), { clientX: 20 })
  expect(chart().textContent).toContain('October 2026')
  fireEvent.pointerMove(chart(), { clientX: 900 })
  expect(chart().textContent).toContain('December 2026')
  fireEvent.pointerLeave(chart())
  expect(isOpen()).toBe(false)
})
