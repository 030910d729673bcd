import ICAL from 'ical.js'
import { eventNights, type Nights, occurrenceNights } from './event-nights.ts'

/** Enough for a daily event over nine years and some others; ical.js takes up to 0.1 ms for a step. */
const maxSteps = 5000

export type Occurrence = { event: ICAL.Component; nights: Nights; repetition: string | null }

/** Without all its repetitions a calendar would leave nights open that are taken. */
export function repeats(event: ICAL.Component): boolean {
  return ['rrule', 'rdate', 'recurrence-id'].some((name) => event.hasProperty(name))
}

/** The repetitions until the last imported night, or undefined if they cannot all be found. */
export function expandRepeats(
  events: readonly ICAL.Component[],
  { zone, until }: { zone: string; until: string },
): Occurrence[] | undefined {
  const [changed, series] = [events.filter(isChange), events.filter((event) => !isChange(event))]
  if (!series.flatMap((event) => event.getAllProperties('rrule')).every(isBounded)) return undefined
  const steps = { left: maxSteps }
  const changesOf = Map.groupBy(changed, uidOf)
  const found: Occurrence[] = []
  for (const event of series) {
    const repetitions = expand(event, changesOf.get(uidOf(event)) ?? [], { zone, until, steps })
    if (!repetitions) return undefined
    found.push(...repetitions)
  }
  const known = new Set(series.map(uidOf))
  return [
    ...found,
    ...changed
      .filter((event) => !known.has(uidOf(event)))
      .flatMap((event) => toOrphan(event, zone)),
  ]
}

type Limits = { zone: string; until: string; steps: { left: number } }

function expand(
  component: ICAL.Component,
  exceptions: ICAL.Component[],
  { zone, until, steps }: Limits,
): Occurrence[] | undefined {
  const event = new ICAL.Event(component, { exceptions })
  const found: Occurrence[] = []
  const end = ICAL.Time.fromDateString(until)
  const repetitions = event.iterator()
  for (let next = repetitions.next(); next; next = repetitions.next()) {
    if (next.compare(end) >= 0) return found
    steps.left -= 1
    if (steps.left < 0) return undefined
    const details = event.getOccurrenceDetails(next)
    const { component: changed } = details.item
    const nights = occurrenceNights(changed, zone, details)
    found.push({ event: changed, nights, repetition: next.toString() })
  }
  return found
}

/** A changed repetition of a series that the calendar does not have. */
function toOrphan(event: ICAL.Component, zone: string): Occurrence[] {
  const nights = eventNights(event, zone)
  const repetition = String(event.getFirstPropertyValue('recurrence-id'))
  return nights ? [{ event, nights, repetition }] : []
}

function isChange(event: ICAL.Component): boolean {
  return event.hasProperty('recurrence-id')
}

function uidOf(event: ICAL.Component): string {
  return String(event.getFirstPropertyValue('uid') ?? '')
}

/**
 * Parts that only narrow a rule can leave nothing, and ical.js then searches forever: every seventh
 * day of a series that begins on a Sunday is never a Monday. Such rules are refused.
 */
const parts: Record<string, readonly string[]> = {
  DAILY: [],
  WEEKLY: ['BYDAY'],
  MONTHLY: ['BYDAY', 'BYMONTHDAY'],
  YEARLY: ['BYMONTH', 'BYDAY', 'BYMONTHDAY'],
}

/** ical.js counts to the next repetition month by month. */
const maxInterval = 1000

function isBounded(property: ICAL.Property): boolean {
  const rule = property.getFirstValue()
  if (!(rule instanceof ICAL.Recur) || rule.interval > maxInterval) return false
  const allowed = parts[rule.freq]
  return allowed !== undefined && Object.keys(rule.parts).every((part) => allowed.includes(part))
}
