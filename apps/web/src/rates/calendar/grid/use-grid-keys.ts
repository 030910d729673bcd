import type { KeyboardEvent } from 'react'
import { type HomeNights, stepFrom } from '#rates/calendar/home-nights.ts'
import { extendTo, type Selection, startAt } from '#rates/calendar/selection.ts'

export type Position = { row: number; column: number }

type GridKeys = {
  homes: readonly HomeNights[]
  active: Position
  move: (position: Position) => void
  selection: Selection | null
  onSelect: (selection: Selection | null) => void
  onOpen: (reference: string) => void
  onEdit: () => void
}

const month = 28
const steps: Record<string, { row: number; column: number }> = {
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  PageUp: { row: 0, column: -month },
  PageDown: { row: 0, column: month },
}

/** Arrows move, Shift selects, Enter opens a booking or edits nights, Escape clears. */
export function useGridKeys(grid: GridKeys) {
  const { homes, active, move, selection, onSelect, onOpen, onEdit } = grid

  function step(event: KeyboardEvent, by: Position) {
    const row = Math.min(homes.length - 1, Math.max(0, active.row + by.row))
    const current = homes[active.row]
    const isSelecting = event.shiftKey && by.column !== 0 && current
    if (!current) return
    const column = isSelecting
      ? Math.min(current.nights.length - 1, Math.max(0, active.column + by.column))
      : stepFrom(current, active.column, by.column)
    if (isSelecting) select(current, column)
    move({ row: isSelecting ? active.row : row, column })
  }

  function select({ home, nights }: HomeNights, column: number) {
    const [from, to] = [nights[active.column]?.day, nights[column]?.day]
    if (!from || !to) return
    const begun = selection?.home === home.slug ? selection : startAt(home.slug, from)
    onSelect(extendTo(begun, home.slug, to))
  }

  function open() {
    const home = homes[active.row]
    const night = home?.nights[active.column]
    if (!home || !night) return
    if (night.taken?.reference) return onOpen(night.taken.reference)
    if (selection?.home !== home.home.slug) onSelect(startAt(home.home.slug, night.day))
    onEdit()
  }

  return (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by) step(event, by)
    else if (event.key === 'Enter' || event.key === ' ') open()
    else if (event.key === 'Escape') onSelect(null)
    else return
    event.preventDefault()
  }
}
