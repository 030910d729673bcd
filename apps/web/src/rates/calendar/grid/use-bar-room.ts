import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Margins and padding of a bar, and the width of a digit in it. */
const edges = 13
const digit = 6.6

const restMs = 100

/**
 * The text of a stay that began before the visible days stands beside the names of the homes, and an amount without room
 * there is left out, because a part of one would be a wrong amount. Bars are written to directly, and when scrolling
 * rests: a text that stays in place by itself, as a sticky one does, has browsers paint the grid in each frame.
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
    text.style.marginInlineStart = hidden > 0 ? `${hidden}px` : ''
    text.toggleAttribute('data-tight', note.length * digit > width - hidden - edges)
  }
}
