/** A rate of one tax in one place from a day on; zero where there is no tax. */
export type Step = { from: string; rate: number; setBy: string | null; setAt: string | null }

export type Row = Step & { to: string | null }

/** Steps in the order of their days; a time that no row covers is a step of zero. */
export function stepsOf(rows: readonly Row[]): Step[] {
  const inOrder = rows.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return inOrder.flatMap(({ to, ...step }, index) => {
    const next = inOrder[index + 1]?.from
    if (to === null || to === next) return [step]
    return [step, { from: to, rate: 0, setBy: null, setAt: null }]
  })
}

export function rowsOf(steps: readonly Step[]): Row[] {
  return steps
    .map((step, index) => ({ ...step, to: steps[index + 1]?.from ?? null }))
    .filter(({ rate }) => rate > 0)
}

export function rateOn(steps: readonly Step[], day: string): number {
  return steps.findLast(({ from }) => from <= day)?.rate ?? 0
}

export function withStep(steps: readonly Step[], step: Step): Step[] {
  return [...steps, step].sort((one, other) => (one.from < other.from ? -1 : 1))
}

/** The previous step lasts until the next; a coming step that then changes nothing is dropped. */
export function withoutStep(steps: readonly Step[], day: string, today: string): Step[] {
  const rest = steps.filter(({ from }) => from !== day)
  return rest.filter(
    ({ from, rate }, index) => from <= today || rate !== (rest[index - 1]?.rate ?? 0),
  )
}
