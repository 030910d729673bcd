import { addDays, nightsBetween } from '@marea/contract/platform/time/days.ts'

/** Calendar dates as `YYYY-MM-DD`; the end is the check-out day, so its night is not included. */
export type DateRange = { start: string; end: string | null }

export type RangeRules = {
  min: string
  max: string
  /** Whether the night that begins on this day is taken. */
  isTaken?: (day: string) => boolean
  /**
   * Whether a stay may end on this day, if the caller knows; by default the night before decides.
   */
  canEnd?: (day: string) => boolean
  minNights?: (start: string) => number
  maxNights?: number
}

export type Refusal =
  | { code: 'past' | 'late' | 'taken' | 'no_start' | 'across' }
  | { code: 'too_short' | 'too_long' | 'too_close'; count: number }

/** Why a day cannot be selected next, or null when it can. */
export function refuseDay(day: string, range: DateRange | null, rules: RangeRules): Refusal | null {
  if (day < rules.min) return { code: 'past' }
  if (day > rules.max) return { code: 'late' }
  const start = openStart(range)
  return start !== null && day > start ? refuseEnd(day, start, rules) : refuseStart(day, rules)
}

/** Whether a chosen range includes a night that is not available. */
export function includesTakenNight(
  { start, end }: DateRange,
  { isTaken = noneTaken }: Pick<RangeRules, 'isTaken'>,
): boolean {
  if (end === null) return false
  for (let night = start; night < end; night = addDays(night, 1)) {
    if (isTaken(night)) return true
  }
  return false
}

/** The range after a day is selected; an unavailable day changes nothing. */
export function pickDay(day: string, range: DateRange | null, rules: RangeRules): DateRange | null {
  if (refuseDay(day, range, rules)) return range
  const start = openStart(range)
  return start !== null && day > start ? { start, end: day } : { start: day, end: null }
}

function refuseStart(day: string, rules: RangeRules): Refusal | null {
  const { isTaken = noneTaken, canEnd = (end) => !isTaken(addDays(end, -1)), max } = rules
  if (day === max) return { code: 'late' }
  if (isTaken(day)) return { code: canEnd(day) ? 'no_start' : 'taken' }
  const least = rules.minNights?.(day) ?? 1
  const tooClose: Refusal = { code: 'too_close', count: least }
  if (addDays(day, least) > max) return tooClose
  for (let night = 1; night < least; night += 1) {
    if (isTaken(addDays(day, night))) return tooClose
  }
  return null
}

function refuseEnd(day: string, start: string, rules: RangeRules): Refusal | null {
  const { isTaken = noneTaken, minNights, maxNights } = rules
  for (let night = start; night < day; night = addDays(night, 1)) {
    if (isTaken(night)) return { code: isTaken(addDays(day, -1)) ? 'taken' : 'across' }
  }
  const nights = nightsBetween(start, day)
  const least = minNights?.(start) ?? 1
  if (nights < least) return { code: 'too_short', count: least }
  if (maxNights !== undefined && nights > maxNights) return { code: 'too_long', count: maxNights }
  return null
}

function openStart(range: DateRange | null): string | null {
  return range && range.end === null ? range.start : null
}

function noneTaken(): boolean {
  return false
}
