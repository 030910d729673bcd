import { addDays } from '@marea/contract/platform/time/days.ts'
import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { HomeNights, Night } from '#rates/calendar/home-nights.ts'
import { extendTo, type Selection, startAt, tapAt } from '#rates/calendar/selection.ts'
import type { Position } from './use-grid-keys.ts'

type GridPointer = {
  homes: readonly HomeNights[]
  today: string
  /** Of a column. */
  width: number
  selection: Selection | null
  onSelect: (selection: Selection | null) => void
  onOpen: (reference: string) => void
  setActive: (position: Position) => void
}

type Hit = Position & { home: string; night: Night }

/** The first and the last night are clicked or tapped; a mouse may drag too, fingers scroll. */
export function useGridPointer(grid: GridPointer) {
  const { selection, onSelect, onOpen, setActive } = grid
  const pressed = useRef<Hit>(null)
  const dragged = useRef<Selection>(null)

  function press(event: PointerEvent) {
    const isTouch = event.pointerType === 'touch'
    dragged.current = null
    pressed.current = isTouch || event.button !== 0 ? null : hitOf(event, grid)
  }

  function drag(event: PointerEvent) {
    const begin = pressed.current
    if (!begin || event.buttons !== 1) return
    const hit = hitOf(event, grid)
    if (!hit || hit.row !== begin.row || hit.column === begin.column) return
    if (dragged.current?.head === hit.night.day) return
    dragged.current = extendTo(startAt(begin.home, begin.night.day), hit.home, hit.night.day)
    onSelect({ ...dragged.current, isOpen: false })
  }

  function click(event: MouseEvent) {
    const hit = hitOf(event, grid)
    if (dragged.current || !hit) return
    setActive({ row: hit.row, column: hit.column })
    const { taken, day } = hit.night
    if (taken?.reference) onOpen(taken.reference)
    else if (taken?.kind === 'block') onSelect(blockOf(hit))
    else if (event.shiftKey) onSelect(extendTo(selection, hit.home, day))
    else onSelect(tapAt(selection, hit.home, day))
  }

  return { onPointerDown: press, onPointerMove: drag, onClick: click }
}

function blockOf({ home, night }: Hit): Selection {
  const { from, to } = night.taken ?? { from: night.day, to: night.day }
  const last = addDays(to, -1)
  return { home, anchor: from, head: last, isOpen: false }
}

/** The night below the pointer; a stay spans several, so its place within counts. */
function hitOf(event: MouseEvent, { homes, today, width }: GridPointer): Hit | null {
  const target = event.target instanceof Element ? event.target : null
  const cell = target?.closest<HTMLElement>('[data-column]')
  if (!cell) return null
  const row = Number(cell.dataset.row)
  const within = Math.floor((event.clientX - cell.getBoundingClientRect().left) / width)
  const column = Number(cell.dataset.column) + Math.max(0, within)
  const found = homes[row]
  const night = found?.nights[column]
  if (!found || !night) return null
  const isPast = night.day < today && !night.taken
  return isPast ? null : { row, column, home: found.home.slug, night }
}
