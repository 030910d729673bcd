import { nightsBetween } from '@marea/contract/platform/time/days.ts'
import { useVirtualizer } from '@tanstack/react-virtual'
import { startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useText } from '#platform/texts/texts.tsx'
import { type HomeNights, week } from '#rates/calendar/home-nights.ts'
import { nightsOf, type Selection } from '#rates/calendar/selection.ts'
import { weekday } from '#ui/calendar/month-weeks.ts'
import { cellStyle } from './cell-style.ts'
import styles from './grid.module.css'
import { GridHead } from './grid-head.tsx'
import { GridRow } from './grid-row.tsx'
import { useBarRoom } from './use-bar-room.ts'
import { useCellFocus } from './use-cell-focus.ts'
import { type Position, useGridKeys } from './use-grid-keys.ts'
import { useGridPointer } from './use-grid-pointer.ts'

const sizes = { head: 70, row: 58, home: 176 }
const friday = 5

type CalendarGridProps = {
  homes: readonly HomeNights[]
  today: string
  /** The day to scroll to; a new object scrolls again. */
  shown: { day: string; home?: string | undefined }
  selection: Selection | null
  onSelect: (selection: Selection | null) => void
  onOpen: (reference: string) => void
  onEdit: () => void
}

/**
 * All homes and nights in one grid, of which only the visible part is rendered. It is a table of its own,
 * because the shared one has all its rows and columns in the document.
 */
export function CalendarGrid(props: CalendarGridProps) {
  const { homes, today, shown, selection, onSelect, onOpen, onEdit } = props
  const t = useText()
  const scroller = useRef<HTMLDivElement>(null)
  const [width] = useState(() => (matchMedia('(pointer: coarse)').matches ? 44 : 30))
  const { first = today, count = 0 } = homes[0] ?? {}
  const { rows, visible, scrollTo } = useGridWindow(scroller, { homes, count, width })
  useBarRoom(scroller, width)
  const [active, setActive] = useState<Position>({ row: 0, column: nightsBetween(first, today) })
  const nights = useMemo(() => selection && nightsOf(selection), [selection])
  const shownRows = rows.getVirtualItems()
  const entry = nearestRendered(active, shownRows, visible)
  const isRendered = entry.row === active.row && entry.column === active.column
  const focus = useCellFocus(scroller, isRendered ? active.row : null)
  useShown(shown, () => {
    const row = homes.findIndex(({ home }) => home.slug === shown.home)
    scrollTo(Math.max(0, nightsBetween(first, shown.day)), 'start')
    if (row >= 0) rows.scrollToIndex(row, { align: 'center' })
  })

  const move = (position: Position) => {
    setActive(position)
    focus()
    rows.scrollToIndex(position.row)
    scrollTo(position.column)
  }
  const onKeyDown = useGridKeys({ homes, active, move, selection, onSelect, onOpen, onEdit })
  const pointer = useGridPointer({ homes, today, width, selection, onSelect, onOpen, setActive })
  return (
    <div ref={scroller} className={styles.scroller}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA allows a table to be a grid
        role='grid'
        aria-label={t('owner_calendar.grid')}
        aria-rowcount={homes.length + 1}
        aria-colcount={count + 1}
        aria-multiselectable='true'
        className={styles.canvas}
        style={canvasStyle({ homes, count, width }, { first, today })}
        onKeyDown={onKeyDown}
        onFocus={isRendered ? undefined : () => setActive(entry)}
        {...pointer}
      >
        <GridHead {...{ first, today, nights, ...visible }} count={homes.length} />
        <tbody>
          {shownRows.map(({ index, start: top }) => (
            <GridRow
              key={index}
              homeNights={homes[index]}
              row={index}
              {...{ top, today, ...visible }}
              nights={nights?.home === homes[index]?.home.slug ? nights : null}
              active={entry.row === index ? entry.column : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function useShown(shown: CalendarGridProps['shown'], scroll: () => void) {
  const show = useEffectEvent(scroll)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new target is to be shown
  useEffect(() => show(), [shown])
}

type Visible = { start: number; end: number }

/** Where Tab enters the grid: the active cell, or one nearby once that was scrolled away. */
function nearestRendered(
  { row, column }: Position,
  rows: readonly { index: number }[],
  { start, end }: Visible,
): Position {
  const [first, last] = [rows[0]?.index ?? 0, rows.at(-1)?.index ?? 0]
  return {
    row: Math.min(last, Math.max(first, row)),
    column: Math.min(end - 1, Math.max(start, column)),
  }
}

type Measures = { homes: readonly HomeNights[]; count: number; width: number }

function canvasStyle(
  { homes, count, width }: Measures,
  { first, today }: { first: string; today: string },
) {
  return {
    ...cellStyle({
      column: `${width}px`,
      today: nightsBetween(first, today),
      friday: friday - weekday(first),
    }),
    width: sizes.home + count * width,
    height: sizes.head + homes.length * sizes.row,
  }
}

/** Columns are rendered by whole weeks, so that scrolling renders the rows once a week. */
function useGridWindow(
  scroller: React.RefObject<HTMLDivElement | null>,
  { homes, count, width }: Measures,
) {
  const initialRect = { width: 1200, height: 600 }
  const rows = useVirtualizer({
    getScrollElement: () => scroller.current,
    initialRect,
    useFlushSync: false,
    count: homes.length,
    estimateSize: () => sizes.row,
    paddingStart: sizes.head,
    scrollPaddingStart: sizes.head,
    overscan: 2,
  })
  const start = useFirstWeek(scroller, width) * week
  const { width: shown } = rows.scrollRect ?? initialRect
  const end = Math.min(count, start + week * (Math.ceil(shown / (week * width)) + 3))
  return { rows, visible: { start, end }, scrollTo: columnScroller(scroller, width) }
}

/** The week before the first visible one, so that the next is rendered after the frame that scrolled. */
function useFirstWeek(scroller: React.RefObject<HTMLDivElement | null>, width: number): number {
  const [first, setFirst] = useState(0)
  useEffect(() => {
    const grid = scroller.current
    if (!grid) return
    let shown = 0
    const onScroll = () => {
      const next = Math.max(0, Math.floor(grid.scrollLeft / (week * width)) - 1)
      if (next === shown) return
      shown = next
      startTransition(() => setFirst(next))
    }
    grid.addEventListener('scroll', onScroll, { passive: true })
    return () => grid.removeEventListener('scroll', onScroll)
  }, [scroller, width])
  return first
}

/** Scrolls a column to the start, or only as far as it takes to see it. */
function columnScroller(scroller: React.RefObject<HTMLDivElement | null>, width: number) {
  return (column: number, align?: 'start') => {
    const grid = scroller.current
    if (!grid) return
    const left = column * width
    const furthest = left + sizes.home + width - grid.clientWidth
    if (align === 'start' || left < grid.scrollLeft) grid.scrollLeft = left
    else if (furthest > grid.scrollLeft) grid.scrollLeft = furthest
  }
}
