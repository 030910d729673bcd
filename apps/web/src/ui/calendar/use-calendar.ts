import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { dayAfterKey } from './calendar-keys.ts'
import type { RangeRules } from './date-range.ts'
import { addMonths, monthOf } from './month-weeks.ts'
import { useFirstDay } from './use-first-day.ts'

export type Calendar = ReturnType<typeof useCalendar>

/** Which months are shown and which day has keyboard focus. */
export function useCalendar(start: string, rules: RangeRules) {
  const ref = useRef<HTMLDivElement>(null)
  const firstDay = useFirstDay(ref)
  const [day, setDay] = useState(start)
  const [month, setMonth] = useState(monthOf(start))
  const [isMoving, setMoving] = useState(false)
  const shown = useMonthsShown(ref)

  useEffect(() => {
    if (!isMoving) return
    setMoving(false)
    ref.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day, isMoving])

  function turn(months: number) {
    const next = addMonths(month, months)
    setMonth(next)
    if (monthOf(day) < next || monthOf(day) > addMonths(next, shown - 1)) setDay(`${next}-01`)
  }

  function moveTo(wanted: string) {
    const next = clamp(wanted, `${monthOf(rules.min)}-01`, rules.max)
    setDay(next)
    setMoving(true)
    if (monthOf(next) < month) setMonth(monthOf(next))
    if (monthOf(next) > addMonths(month, shown - 1)) setMonth(addMonths(monthOf(next), 1 - shown))
  }

  function press(event: KeyboardEvent) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const { key, shiftKey } = event
    const next = dayAfterKey(day, { key, shiftKey, isRightToLeft, firstDay })
    if (next === null) return
    event.preventDefault()
    moveTo(next)
  }

  return { ref, day, month, shown, firstDay, turn, moveTo, press }
}

/** The stylesheet hides the second month in a narrow container; this keeps keyboard focus out of it. */
function useMonthsShown(ref: RefObject<HTMLElement | null>): number {
  const [shown, setShown] = useState(2)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => setShown(element.clientWidth < 660 ? 1 : 2))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])

  return shown
}

function clamp(day: string, min: string, max: string): string {
  if (day < min) return min
  return day > max ? max : day
}
