import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses the active cell as soon as it is rendered, which may be some frames after scrolling; the
 * row is null until then.
 */
export function useCellFocus(grid: RefObject<HTMLElement | null>, row: number | null) {
  const isWanted = useRef(false)
  useEffect(() => {
    if (!isWanted.current || row === null) return
    const cell = grid.current?.querySelector<HTMLElement>(`[data-row="${row}"][tabindex="0"]`)
    cell?.focus({ preventScroll: true })
    isWanted.current = false
  })
  return () => {
    isWanted.current = true
  }
}
