import { addDays } from '@marea/contract/platform/time/days.ts'

/** Nights of one home, from where the selection began to where it is now. */
export type Selection = { home: string; anchor: string; head: string; isOpen: boolean }

export type SelectedNights = { home: string; from: string; to: string }

/** `to` is the first day after the last selected night. */
export function nightsOf({ home, anchor, head }: Selection): SelectedNights {
  const [from, last] = anchor <= head ? [anchor, head] : [head, anchor]
  return { home, from, to: addDays(last, 1) }
}

export function startAt(home: string, day: string): Selection {
  return { home, anchor: day, head: day, isOpen: true }
}

/** Another home begins a new selection. */
export function extendTo(selection: Selection | null, home: string, day: string): Selection {
  if (selection?.home !== home) return startAt(home, day)
  return { ...selection, head: day }
}

/** The first tap chooses the first night, the second the last, the third starts over. */
export function tapAt(selection: Selection | null, home: string, day: string): Selection {
  if (selection?.home !== home || !selection.isOpen) return startAt(home, day)
  return { ...selection, head: day, isOpen: false }
}

export function isSelected(nights: SelectedNights | null, day: string): boolean {
  return nights !== null && nights.from <= day && day < nights.to
}
