import { textTables } from '@marea/contract/texts/tables.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import type { DateRange, RangeRules } from './date-range.ts'
import { DateRangePicker } from './date-range-picker.tsx'

const { en } = textTables

/** jsdom has no layout, so nothing is ever resized or near. */
const Observer = function observer() {
  return { observe: () => undefined, disconnect: () => undefined }
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('IntersectionObserver', Observer)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const taken = ['2026-12-16', '2026-12-17']

const rules: RangeRules = {
  min: '2026-12-01',
  max: '2027-06-30',
  isTaken: (day) => taken.includes(day),
  minNights: () => 3,
  maxNights: 28,
}

function Picker() {
  const [value, setValue] = useState<DateRange | null>(null)
  const props = { label: 'Dates', value, onChange: setValue, rules, today: '2026-12-01' }
  return <DateRangePicker {...props} />
}

function press(...keys: string[]) {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key })
}

function focusedDay(): string | null | undefined {
  return document.activeElement?.getAttribute('data-day')
}

function day(date: string): HTMLElement {
  const found = document.querySelector(`[data-day="${date}"]`)
  if (!(found instanceof HTMLElement)) throw new Error(`${date} is not shown`)
  return found
}

test('arrow keys walk by day and week, page keys by month, and none leaves the calendar', () => {
  renderInPage(<Picker />)
  day('2026-12-01').focus()
  press('ArrowRight', 'ArrowDown')
  expect(focusedDay()).toBe('2026-12-09')
  press('PageDown', 'PageDown')
  expect(focusedDay()).toBe('2027-02-09')
  press('PageUp', 'End')
  expect(focusedDay()).toBe('2027-01-09')
  press('PageUp', 'PageUp', 'PageUp')
  expect(focusedDay()).toBe('2026-12-01')
})

test('two days make a range, and a day that is refused says why', () => {
  renderInPage(<Picker />)
  fireEvent.click(day('2026-12-08'))
  fireEvent.click(day('2026-12-10'))
  expect(day('2026-12-10').getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByText(/Dec 8 –/)).toBeNull()
  expect(screen.getByText(en['ui.day_too_short_other'].replace('{{count}}', '3'))).toBeDefined()
  fireEvent.click(day('2026-12-11'))
  expect(screen.getByText('Tue, Dec 8 – Fri, Dec 11')).toBeDefined()
  expect(day('2026-12-16').getAttribute('aria-disabled')).toBe('true')
})
