import { isBusinessDay } from './us-holidays.ts'

export type DueRule = {
  dueDay: number
  movesToBusinessDay: boolean
  isPaidDayBefore: boolean
}

/** The return of a month is due on the first of the next one and late after its due day. */
export function dueDates(month: string, { dueDay, movesToBusinessDay, isPaidDayBefore }: DueRule) {
  const dueFrom = Temporal.PlainYearMonth.from(month).add({ months: 1 }).toPlainDate({ day: 1 })
  const dueOn = dueFrom.with({ day: dueDay })
  const dueBy = movesToBusinessDay ? nextBusinessDay(dueOn) : dueOn
  return {
    dueFrom: dueFrom.toString(),
    dueBy: dueBy.toString(),
    payBy: isPaidDayBefore ? businessDayBefore(dueOn).toString() : null,
  }
}

function nextBusinessDay(day: Temporal.PlainDate): Temporal.PlainDate {
  return isBusinessDay(day) ? day : nextBusinessDay(day.add({ days: 1 }))
}

function businessDayBefore(day: Temporal.PlainDate): Temporal.PlainDate {
  const before = day.subtract({ days: 1 })
  return isBusinessDay(before) ? before : businessDayBefore(before)
}
