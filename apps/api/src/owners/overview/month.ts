/** The first day and the first day after it. */
export type Month = { from: string; to: string }

export function monthOf(day: string): Month {
  const first = Temporal.PlainDate.from(day).with({ day: 1 })
  return { from: first.toString(), to: first.add({ months: 1 }).toString() }
}

export function yearBefore({ from }: Month): Month {
  return monthOf(Temporal.PlainDate.from(from).subtract({ years: 1 }).toString())
}
