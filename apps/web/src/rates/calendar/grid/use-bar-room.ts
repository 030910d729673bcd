import { type RefObject, useEffect, useLayoutEffect } from 'react'

/** Margins and padding of a bar, and the width of a digit in it. */
const edges = 13
const digit = 6.6

/**
 * Keeps the name on a stay readable that began before the visible days, and leaves out an amount
 * that has no room, because a part of one would be a wrong amount. It writes to the bars directly,
 * since rendering rows on each step of scrolling is too slow.
 */
export function useBarRoom(scroller: RefObject<HTMLElement | null>, column: number): void {
  useLayoutEffect(() => {
    if (scroller.current) fitBars(scroller.current, column)
  })

  useEffect(() => {
    const grid = scroller.current
    if (!grid) return
    let frame = 0
    function onScroll() {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => grid && fitBars(grid, column))
    }
    grid.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      grid.removeEventListener('scroll', onScroll)
    }
  }, [scroller, column])
}

export function fitBars(grid: HTMLElement, column: number): void {
  for (const bar of grid.querySelectorAll<HTMLElement>('td[data-column] > [data-note]')) {
    const cell = bar.parentElement
    const width = Number(cell?.getAttribute('aria-colspan') ?? 1) * column
    const before = grid.scrollLeft - Number(cell?.dataset.column) * column
    const hidden = Math.min(Math.max(before, 0), width)
    const note = bar.dataset.note ?? ''
    bar.style.setProperty('--hidden', `${hidden}px`)
    bar.toggleAttribute('data-tight', note.length * digit > width - hidden - edges)
  }
}
