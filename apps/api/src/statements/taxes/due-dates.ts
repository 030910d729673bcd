import { type HolidaysOfPlaces, isBusinessDay } from './business-days.ts'

export type DueRule = {
  dueDay: number
  movesToBusinessDay: boolean
  isPaidDayBefore: boolean
}

/** The return of a month is due on the first of the next one and late after its due day. */
export function dueDates(month: string, rule: DueRule, holidays: HolidaysOfPlaces) {
  const { dueDay, movesToBusinessDay, isPaidDayBefore } = rule
  const dueFrom = Temporal.PlainYearMonth.from(month).add({ months: 1 }).toPlainDate({ day: 1 })
  const dueOn = dueFrom.with({ day: dueDay })
  const dueBy = movesToBusinessDay ? nextBusinessDay(dueOn, holidays) : dueOn
  return {
    dueFrom: dueFrom.toString(),
    dueBy: dueBy.toString(),
    payBy: isPaidDayBefore ? businessDayBefore(dueOn, holidays).toString() : null,
  }
}

function nextBusinessDay(day: Temporal.PlainDate, holidays: HolidaysOfPlaces): Temporal.PlainDate {
  return isBusinessDay(day, holidays) ? day : nextBusinessDay(day.add({ days: 1 }), holidays)
}

function businessDayBefore(
  day: Temporal.PlainDate,
  holidays: HolidaysOfPlaces,
): Temporal.PlainDate {
  const before = day.subtract({ days: 1 })
  return isBusinessDay(before, holidays) ? before : businessDayBefore(before, holidays)
}
