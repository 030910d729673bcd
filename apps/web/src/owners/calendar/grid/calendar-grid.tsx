import { nightsBetween } from '@marea/contract/calendar/nights.ts'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { HomeNights } from '#owners/calendar/home-nights.ts'
import { nightsOf, type Selection } from '#owners/calendar/selection.ts'
import { useText } from '#platform/texts/texts.tsx'
import { cellStyle } from './cell-style.ts'
import styles from './grid.module.css'
import { GridHead } from './grid-head.tsx'
import { GridRow } from './grid-row.tsx'
import { type Position, useGridKeys } from './use-grid-keys.ts'
import { useGridPointer } from './use-grid-pointer.ts'

const sizes = { head: 70, row: 58, home: 176 }
const week = 7

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

/** All homes and nights in one grid, of which only the visible part is rendered. */
export function CalendarGrid(props: CalendarGridProps) {
  const { homes, today, shown, selection, onSelect, onOpen, onEdit } = props
  const t = useText()
  const scroller = useRef<HTMLDivElement>(null)
  const [width] = useState(() => (matchMedia('(pointer: coarse)').matches ? 44 : 30))
  const first = homes[0]?.first ?? today
  const count = homes[0]?.count ?? 0
  const { rows, columns, window: visible } = useGridWindow(scroller, { homes, count, width })
  const [active, setActive] = useState<Position>({ row: 0, column: nightsBetween(first, today) })
  const nights = useMemo(() => selection && nightsOf(selection), [selection])

  const scrollTo = useEffectEvent(({ row, column }: Position) => {
    rows.scrollToIndex(row)
    columns.scrollToIndex(column)
  })
  const show = useEffectEvent(() => {
    const row = homes.findIndex(({ home }) => home.slug === shown.home)
    columns.scrollToIndex(Math.max(0, nightsBetween(first, shown.day)), { align: 'start' })
    if (row >= 0) rows.scrollToIndex(row, { align: 'center' })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new target is to be shown
  useEffect(() => show(), [shown])

  const move = (position: Position) => {
    setActive(position)
    scrollTo(position)
    // The cell may be rendered only after scrolling.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => focusActive(scroller.current, position)),
    )
  }
  const onKeyDown = useGridKeys({ homes, active, move, selection, onSelect, onOpen, onEdit })
  const pointer = useGridPointer({ homes, today, width, selection, onSelect, onOpen, setActive })
  const canvas = cellStyle({ column: `${width}px`, today: nightsBetween(first, today) })
  const size = { width: sizes.home + count * width, height: sizes.head + homes.length * sizes.row }
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
        style={{ ...canvas, ...size }}
        onKeyDown={onKeyDown}
        {...pointer}
      >
        <GridHead {...{ first, today, nights, ...visible }} count={homes.length} />
        <tbody>
          {rows.getVirtualItems().map(({ index, start: top }) => (
            <GridRow
              key={index}
              homeNights={homes[index]}
              row={index}
              {...{ top, today, ...visible }}
              nights={nights?.home === homes[index]?.home.slug ? nights : null}
              active={active.row === index ? active.column : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Measures = { homes: readonly HomeNights[]; count: number; width: number }

/** Columns are rendered by whole weeks, so that scrolling renders the rows once a week. */
function useGridWindow(
  scroller: React.RefObject<HTMLDivElement | null>,
  { homes, count, width }: Measures,
) {
  const rows = useVirtualizer({
    count: homes.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => sizes.row,
    paddingStart: sizes.head,
    scrollPaddingStart: sizes.head,
    overscan: 3,
    initialRect: { width: 1200, height: 600 },
  })
  const columns = useVirtualizer({
    horizontal: true,
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => width,
    paddingStart: sizes.home,
    scrollPaddingStart: sizes.home,
    overscan: week,
    initialRect: { width: 1200, height: 600 },
  })
  const items = columns.getVirtualItems()
  const start = Math.floor((items[0]?.index ?? 0) / week) * week
  const end = Math.min(count, Math.ceil(((items.at(-1)?.index ?? 0) + 1) / week) * week)
  return { rows, columns, window: { start, end } }
}

function focusActive(grid: HTMLElement | null, { row }: Position): void {
  const cell = grid?.querySelector<HTMLElement>(`[data-row="${row}"][tabindex="0"]`)
  cell?.focus({ preventScroll: true })
}
