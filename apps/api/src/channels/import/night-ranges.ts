import type { Nights } from '#channels/feed/event-nights.ts'

/** Half-open: a guest may arrive on the day another leaves. */
export function overlaps(one: Nights, other: Nights): boolean {
  return one.from < other.to && other.from < one.to
}

/** The parts of a range that no other range covers; the others must be sorted. */
export function gapsIn({ from, to }: Nights, others: readonly Nights[]): Nights[] {
  const gaps: Nights[] = []
  let next = from
  for (const each of others.filter((other) => overlaps(other, { from, to }))) {
    if (each.from > next) gaps.push({ from: next, to: each.from })
    if (each.to > next) next = each.to
  }
  if (next < to) gaps.push({ from: next, to })
  return gaps
}

/** Whether the range is one of the others, or several of them in a row, to the night. */
export function isExactlyCovered(range: Nights, others: readonly Nights[]): boolean {
  const inside = others.filter((other) => overlaps(other, range))
  const staysInside = inside.every(({ from, to }) => from >= range.from && to <= range.to)
  return inside.length > 0 && staysInside && gapsIn(range, inside).length === 0
}
