import { type Bits, hasBit } from '#search/bits.ts'
import type { Facts } from '#search/suite-facts-store.ts'
import { blockSizes, type Columns, nightsKept } from './columns.ts'
import { weekdayOf } from './days.ts'

/** The nights of one home, prepared here before they are written into the rows of the columns. */
export type NightBuffer = {
  /** The price of all nights before this one. */
  sums: Float64Array
  minNights: Uint8Array
  /** The number of nights until the next taken one. */
  untilTaken: Uint8Array
}

/** Homes are written 32 at a time, because neighbors in a row share a cache line. */
export const nightBuffers: readonly NightBuffer[] = Array.from({ length: 32 }, () => ({
  sums: new Float64Array(nightsKept + 1),
  minNights: new Uint8Array(nightsKept),
  untilTaken: new Uint8Array(nightsKept),
}))

const farthest = 255
const friday = 5
const nightlyAmounts = new Int32Array(nightsKept)
const weekends = Uint8Array.from({ length: nightsKept + 7 }, (_, day) => Number(day % 7 >= friday))

/** Fills in the price and the minimum stay of every night by season, and the taken nights. */
export function fillNights(buffer: NightBuffer, facts: Facts, first: number): void {
  const { sums, minNights, untilTaken } = buffer
  const weekday = weekdayOf(first)
  fillAmounts({ start: 0, end: nightsKept, weekday }, facts.nightlyAmount, facts.weekendAmount)
  minNights.fill(facts.minNights)
  untilTaken.fill(farthest)
  for (const { from, to, nightly, weekend, weekdays, minNights: shortest } of facts.seasons) {
    const start = Math.max(0, from - first)
    const end = Math.min(nightsKept, to - first)
    if (weekdays) fillWeekdays({ start, end, weekday }, weekdays)
    else fillAmounts({ start, end, weekday }, nightly, weekend)
    if (start < end) minNights.fill(shortest, start, end)
  }
  if (facts.fillsGaps) allowGaps(minNights, facts, first)
  for (let night = 0; night < nightsKept; night += 1) {
    sums[night + 1] = (sums[night] ?? 0) + (nightlyAmounts[night] ?? 0)
  }
  for (const [from, to] of facts.taken) {
    untilTaken.fill(0, Math.max(0, from - first), Math.max(0, to - first))
  }
  countDown(untilTaken)
}

type Part = { start: number; end: number; weekday: number }

function fillAmounts({ start, end, weekday }: Part, weekdays: number, weekend: number): void {
  for (let night = start; night < end; night += 1) {
    nightlyAmounts[night] = weekends[weekday + night] ? weekend : weekdays
  }
}

function fillWeekdays({ start, end, weekday }: Part, amounts: readonly number[]): void {
  for (let night = start; night < end; night += 1) {
    nightlyAmounts[night] = amounts[(weekday + night) % 7] ?? 0
  }
}

/** Gaps between nights taken for good; holds may expire, so they create none. */
function allowGaps(minNights: Uint8Array, { taken }: Facts, first: number): void {
  const fixed = taken.filter(([, , expiresAtMs]) => expiresAtMs === null)
  const inOrder = fixed.toSorted(([one], [other]) => one - other)
  for (const [index, [from]] of inOrder.entries()) {
    const begin = inOrder[index - 1]?.[1]
    if (begin === undefined || begin < first || from <= begin) continue
    const night = begin - first
    minNights[night] = Math.min(minNights[night] ?? 0, from - begin)
  }
}

function countDown(untilTaken: Uint8Array): void {
  let until = farthest
  for (let night = nightsKept - 1; night >= 0; night -= 1) {
    until = untilTaken[night] === 0 ? 0 : Math.min(farthest, until + 1)
    untilTaken[night] = until
  }
}

/** Reads the nights of a home back from the columns. */
export function readNights(
  { sums, minNights, untilTaken }: NightBuffer,
  columns: Columns,
  slot: number,
): void {
  for (let night = 0; night < nightsKept; night += 1) {
    const cost = (columns.sums[night + 1]?.[slot] ?? 0) - (columns.sums[night]?.[slot] ?? 0)
    sums[night + 1] = (sums[night] ?? 0) + (cost >>> 0)
    minNights[night] = columns.minNights[night]?.[slot] ?? 0
    const taken = columns.takenIn[0]?.[night]
    untilTaken[night] = taken && hasBit(taken, slot) ? 0 : farthest
  }
  countDown(untilTaken)
}

/** Writes the buffers, in order, to these slots. */
export function writeNights(columns: Columns, slots: readonly number[]): void {
  for (let night = 0; night <= nightsKept; night += 1) {
    const sums = columns.sums[night]
    for (let at = 0; at < slots.length; at += 1) {
      if (sums) sums[slots[at] ?? 0] = nightBuffers[at]?.sums[night] ?? 0
    }
  }
  let hasNewLengths = false
  for (let night = 0; night < nightsKept; night += 1) {
    hasNewLengths = writeLengths(columns, night, slots) || hasNewLengths
    for (let level = 0; level < blockSizes.length; level += 1) {
      const size = blockSizes[level] ?? 1
      writeTaken(columns.takenIn[level]?.[night], { night, size, slots })
    }
  }
  if (hasNewLengths) columns.tooShort.clear()
}

function writeLengths(columns: Columns, night: number, slots: readonly number[]): boolean {
  const minNights = columns.minNights[night]
  if (!minNights) return false
  let isNew = false
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0
    const shortest = nightBuffers[at]?.minNights[night] ?? 0
    isNew ||= minNights[slot] !== shortest
    minNights[slot] = shortest
  }
  return isNew
}

type Block = { night: number; size: number; slots: readonly number[] }

/** Neighboring slots share a word, which is written once for all of them. */
function writeTaken(bits: Bits | undefined, { night, size, slots }: Block): void {
  if (!bits) return
  let word = -1
  let taken = 0
  let free = 0
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0
    if (slot >>> 5 !== word) {
      if (word >= 0) bits[word] = ((bits[word] ?? 0) & ~free) | taken
      word = slot >>> 5
      taken = 0
      free = 0
    }
    if ((nightBuffers[at]?.untilTaken[night] ?? 0) < size) taken |= 1 << (slot & 31)
    else free |= 1 << (slot & 31)
  }
  if (word >= 0) bits[word] = ((bits[word] ?? 0) & ~free) | taken
}
