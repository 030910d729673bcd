type Listed = { slot: number; amount: number }

export type Shortlist = ReturnType<typeof newShortlist>

/** The first homes by amount, then by slug, up to a maximum number. */
export function newShortlist(
  slugs: readonly string[],
  { order, most }: { order: 'accessible' | 'exclusive'; most: number },
) {
  const isAccessible = order === 'accessible'
  const list: Listed[] = []
  let last = isAccessible ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY

  function isBefore(one: Listed, other: Listed): boolean {
    if (one.amount !== other.amount) return one.amount < other.amount === isAccessible
    return (slugs[one.slot] ?? '') < (slugs[other.slot] ?? '')
  }

  return {
    /** Whether an amount between these two could be among the first. */
    mayTake: (least: number, highest: number) => (isAccessible ? least <= last : highest >= last),
    take(slot: number, amount: number): void {
      if (isAccessible ? amount > last : amount < last) return
      const listed = { slot, amount }
      let place = list.length
      for (let above = list[place - 1]; above && isBefore(listed, above); ) {
        place -= 1
        above = list[place - 1]
      }
      list.splice(place, 0, listed)
      if (list.length > most) list.pop()
      const end = list.length === most ? list.at(-1) : undefined
      if (end) last = end.amount
    },
    from: (place: number): Listed[] => list.slice(place),
  }
}
