import { createHash } from 'node:crypto'
import { addDays, nightsBetween } from '@marea/contract/platform/time/days.ts'
import type { DemoHome } from '../listings/home.ts'
import { owners } from '../people/owners.ts'
import type { DemoReview } from './review.ts'
import { reviews } from './reviews.ts'
import { ratePlan, seasonNames } from './seasons.ts'
import { createSeededRandom, type SeededRandom } from './seeded-random.ts'

/** Occupied nights; `to` is the check-out day. */
export type DemoStay = {
  kind: 'booking' | 'block' | 'external'
  from: string
  to: string
  reference: string
  /** The day on which the nights were booked. */
  takenOn: string
  review?: DemoReview
}

const daysBack = 740
const daysAhead = 420
const daysToFirstStay = 9

/**
 * Everything that happens to a home, in order, from its first stay to the last one booked ahead.
 */
export function historyOf(home: DemoHome, today: string): DemoStay[] {
  const draw = createSeededRandom(`${home.suite.slug} ${today}`)
  const from = addDays(publishedOn(home, today), daysToFirstStay)
  const until = addDays(today, daysAhead)
  const stays: DemoStay[] = []
  let day = from
  const reviewed = reviewedStays(home, { today, draw })
  const known = [...reviewed, ...staysAroundToday(home, today, reviewed.at(-1)?.to ?? from)]
  for (const stay of [...known, undefined]) {
    stays.push(...fillWithStays(home, { from: day, until: stay?.from ?? until, today, draw }))
    if (!stay) break
    stays.push(stay)
    day = stay.to
  }
  return stays
}

/** On whatever day the demo is built, the demo owner has an arrival and a departure. */
const nightsAroundToday: Record<string, { before: number; after: number }> = {
  'casa-malva': { before: 4, after: 4 },
  'villa-bugambilia': { before: 0, after: 5 },
}

function staysAroundToday({ suite }: DemoHome, today: string, earliest: string): DemoStay[] {
  const { before = 0, after = 0 } = nightsAroundToday[suite.slug] ?? {}
  const arrived = addDays(today, -before)
  const ranges = [
    { from: arrived < earliest ? earliest : arrived, to: today },
    { from: today, to: addDays(today, after) },
  ]
  return ranges
    .filter(({ from, to }) => from < to)
    .map(({ from, to }) => ({
      kind: 'booking',
      from,
      to,
      reference: referenceOf('booking', suite.slug, from),
      takenOn: addDays(from, -30),
    }))
}

/** A home opens some days after its owner joined, at most about two years ago. */
export function publishedOn({ owner, suite }: DemoHome, today: string): string {
  const years = owners.find(({ email }) => email === owner)?.yearsWithUs ?? 1
  const settling = createSeededRandom(suite.slug).whole(5, 15)
  return addDays(today, settling - Math.min(years * 365, daysBack + daysToFirstStay + 15))
}

type HistoryRange = { from: string; until: string; today: string; draw: SeededRandom }

function reviewedStays({ suite }: DemoHome, { today, draw }: Pick<HistoryRange, 'today' | 'draw'>) {
  const written = reviews[suite.slug] ?? []
  return written.toReversed().map((review): DemoStay => {
    const to = addDays(today, -review.daysAgo)
    const from = addDays(to, -review.nights)
    const reference = referenceOf('booking', suite.slug, from)
    return { kind: 'booking', from, to, reference, takenOn: addDays(from, -ahead(draw)), review }
  })
}

/** Consecutive stays between two days, with gaps: more in low season and ahead. */
function fillWithStays(
  home: DemoHome,
  { from: first, until, today, draw }: HistoryRange,
): DemoStay[] {
  const seasonAt = seasonsOf(home, today)
  const stays: DemoStay[] = []
  let day = first
  while (day < until) {
    const distance = Math.max(0, nightsBetween(today, day))
    const longest = seasonAt(day).freeNights * (1 + distance / 25)
    const from = addDays(day, draw.whole(0, Math.round(longest)))
    const { minNights } = seasonAt(from)
    const room = nightsBetween(from, until)
    if (room < minNights) break
    const to = addDays(from, Math.min(room, nightsOf(draw, minNights)))
    const stay = createStay(home.suite.slug, { from, to, today, draw })
    if (!leavesChoice(home, { from, today }) || draw.fraction() < shareBooked(home))
      stays.push(stay)
    day = to
  }
  return stays
}

/** At Casa Almendro long enough for a guest to cancel late. */
const daysWellBooked: Record<string, number> = { 'casa-almendro': 16 }

/** The coming week is well booked; most searches are for later dates and find several homes. */
function leavesChoice(
  { suite }: DemoHome,
  { from, today }: { from: string; today: string },
): boolean {
  const soon = addDays(today, daysWellBooked[suite.slug] ?? 7)
  return from >= soon && from < addDays(today, 200)
}

/** Few homes are large, so these are booked less often to leave a choice for groups. */
function shareBooked({ suite }: DemoHome): number {
  return suite.guests > 4 ? 0.12 : 0.6
}

function createStay(
  slug: string,
  { from, to, today, draw }: Pick<DemoStay, 'from' | 'to'> & Pick<HistoryRange, 'today' | 'draw'>,
): DemoStay {
  const kind = kindOf(draw.fraction())
  const requested = addDays(from, -ahead(draw))
  const yesterday = addDays(today, -1)
  const takenOn = requested < yesterday ? requested : addDays(yesterday, -draw.whole(0, 40))
  return { kind, from, to, reference: referenceOf(kind, slug, from), takenOn }
}

function seasonsOf(home: DemoHome, today: string) {
  const { seasons } = ratePlan(home, today)
  return (day: string) => {
    const season = seasons.find(({ from, to }) => from <= day && day < to)
    const isLow = !season || season.name === seasonNames.summer
    return { minNights: season?.minNights ?? home.suite.minNights, freeNights: isLow ? 7 : 3 }
  }
}

function nightsOf(draw: SeededRandom, minNights: number): number {
  const chance = draw.fraction()
  if (chance < 0.04) return Math.max(minNights, draw.whole(10, 21))
  if (chance < 0.2) return Math.max(minNights, 7)
  return minNights + draw.whole(0, 3)
}

function kindOf(chance: number): DemoStay['kind'] {
  if (chance < 0.07) return 'block'
  return chance < 0.17 ? 'external' : 'booking'
}

function ahead(draw: SeededRandom): number {
  return draw.whole(3, 90)
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

export function referenceOf(kind: DemoStay['kind'], slug: string, from: string): string {
  if (kind !== 'booking') return `${kind}:${slug}:${from}`
  const bytes = createHash('sha256').update(`${slug} ${from}`).digest().subarray(0, 8)
  return `MAR-${Array.from(bytes, (byte) => letters.charAt(byte % 32)).join('')}`
}
