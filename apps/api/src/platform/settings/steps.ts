import type { SettingStep } from '@marea/contract/platform/settings/settings.ts'

export type StepRow<Value> = {
  value: Value
  /** Null where it applied at once or before the first change. */
  from: string | null
  reason: string
  setBy: string | null
  setAt: Temporal.Instant | null
  approvedBy?: string | null
}

/** What applied before the first change. */
export function initialStep<Value>(value: Value): StepRow<Value> {
  return { value, from: null, reason: '', setBy: null, setAt: null }
}

/** As the console shows rows that are given from the earliest to the latest. */
export function shownSteps<Value>(
  rows: readonly StepRow<Value>[],
  { today, removableFrom }: { today: string; removableFrom: string },
): SettingStep<Value>[] {
  const current = rows.findLastIndex(({ from }) => from === null || from <= today)
  const steps = rows.map(({ setAt, approvedBy = null, ...row }, index) => ({
    ...row,
    state: stateOf(index, current),
    canRemove: row.from !== null && row.from >= removableFrom,
    setAt: setAt?.toString() ?? null,
    approvedBy,
  }))
  return steps.toReversed()
}

/** For values that apply at once. */
export function stepsAtOnce<Value>(rows: readonly StepRow<Value>[]): SettingStep<Value>[] {
  return shownSteps(rows, { today: '', removableFrom: '' })
}

function stateOf(index: number, current: number): SettingStep<unknown>['state'] {
  if (index === current) return 'current'
  return index > current ? 'coming' : 'past'
}
