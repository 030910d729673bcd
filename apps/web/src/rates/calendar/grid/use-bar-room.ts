import { type RefObject, useEffect, useLayoutEffect } from 'react'

/** Margins and padding of a bar, and the width of a digit in it. */
const edges = 13
const digit = 6.6

/**
 * Leaves out an amount that has no room on its stay or on the visible rest of it, because a part of one would be a
 * wrong amount. It writes to the bars directly, since rendering rows on each step of scrolling is too slow.
 */
export function useBarRoom(scroller: RefObject<HTMLElement | null>, column: number): void {
  useLayoutEffect(() => {
    if (scroller.current) fitBars(scroller.current, column)
  })

  useEffect(() => {
    const grid = scroller.current
    if (!grid) return
    // Comes once in each frame, when the layout is still that of the last one.
    const onScroll = () => fitBars(grid, column)
    grid.addEventListener('scroll', onScroll, { passive: true })
    return () => grid.removeEventListener('scroll', onScroll)
  }, [scroller, column])
}

export function fitBars(grid: HTMLElement, column: number): void {
  // Reading the position after a bar has changed would compute the layout once for each bar.
  const { scrollLeft } = grid
  for (const text of grid.querySelectorAll<HTMLElement>('td[data-column] [data-note]')) {
    const cell = text.closest('td')
    const width = Number(cell?.getAttribute('aria-colspan') ?? 1) * column
    const before = scrollLeft - Number(cell?.dataset.column) * column
    const hidden = before < width ? Math.max(before, 0) : 0
    const { note = '' } = text.dataset
    text.toggleAttribute('data-tight', note.length * digit > width - hidden - edges)
  }
}
