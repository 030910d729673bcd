import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Margins and padding of a bar, and the width of a digit in it. */
const edges = 13
const digit = 6.6

const restMs = 100

/**
 * Leaves out an amount that has no room on its stay or on the visible rest of it, because a part of one would be a
 * wrong amount. It writes to the bars directly, and when scrolling rests: each bar that changes lays out and paints the
 * grid once more.
 */
export function useBarRoom(scroller: RefObject<HTMLElement | null>, column: number): void {
  const scrolled = useRef(0)
  useLayoutEffect(() => {
    if (scroller.current) fitBars(scroller.current, { column, scrolled: scrolled.current })
  })

  useEffect(() => {
    const grid = scroller.current
    if (!grid) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      // Read here, where the layout is that of the last frame; after rendering it would be computed for it.
      scrolled.current = grid.scrollLeft
      clearTimeout(timer)
      timer = setTimeout(() => fitBars(grid, { column, scrolled: scrolled.current }), restMs)
    }
    grid.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      grid.removeEventListener('scroll', onScroll)
    }
  }, [scroller, column])
}

export function fitBars(
  grid: HTMLElement,
  { column, scrolled }: { column: number; scrolled: number },
): void {
  for (const text of grid.querySelectorAll<HTMLElement>('td[data-column] [data-note]')) {
    const cell = text.closest('td')
    const width = Number(cell?.getAttribute('aria-colspan') ?? 1) * column
    const before = scrolled - Number(cell?.dataset.column) * column
    const hidden = before < width ? Math.max(before, 0) : 0
    const { note = '' } = text.dataset
    text.toggleAttribute('data-tight', note.length * digit > width - hidden - edges)
  }
}
