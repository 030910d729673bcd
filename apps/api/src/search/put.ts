import { jurisdictions } from '@marea/contract/jurisdictions.ts'
import type { TaxTable } from '#pricing/tax-table.ts'
import { type Bits, clearBit, setBit, writeBit } from './bits.ts'
import { type Columns, type Hold, nightsKept } from './columns.ts'
import { dayOf, isWeekendNumber } from './days.ts'
import { findLowest, rollLowest } from './lowest.ts'
import type { Facts } from './store.ts'

const longestStay = 180
const dearNight = Math.floor(2 ** 32 / longestStay)

const nightly = new Int32Array(nightsKept)
const minNights = new Uint8Array(nightsKept)

/** Puts what is true of a suite in place of what was; false is that there is no room. */
export function putSuite(columns: Columns, facts: Facts): boolean {
  const slot = columns.slots.get(facts.id) ?? columns.spare.pop() ?? columns.used
  if (slot >= columns.capacity) return false
  if (slot < columns.used) clearNights(columns, slot)
  columns.used = Math.max(columns.used, slot + 1)
  columns.slots.set(facts.id, slot)
  columns.ids[slot] = facts.id
  columns.slugs[slot] = facts.slug
  putAttributes(columns, slot, facts)
  putPrices(columns, slot, facts)
  putTaken(columns, slot, facts)
  findLowest(columns, slot)
  columns.vocabulary.learn(slot, facts)
  setBit(columns.live, slot)
  return true
}

export function putTaxes(columns: Columns, taxes: TaxTable): void {
  columns.taxes = columns.taken.map((_, night) => taxes(dayOf(columns.first + night)))
}

export function removeSuite(columns: Columns, id: string): void {
  const slot = columns.slots.get(id)
  if (slot === undefined) return
  clearBit(columns.live, slot)
  clearNights(columns, slot)
  columns.slots.delete(id)
  columns.vocabulary.forget(slot)
  for (const { bits } of columns.neighborhoods.values()) clearBit(bits, slot)
  columns.spare.push(slot)
}

function putAttributes(columns: Columns, slot: number, facts: Facts): void {
  columns.latitude[slot] = facts.latitude
  columns.longitude[slot] = facts.longitude
  putAtLeast(columns.guests, slot, facts.guests)
  putAtLeast(columns.pets, slot, facts.maxPets)
  putAtLeast(columns.bedrooms, slot, facts.bedrooms)
  putAtLeast(columns.beds, slot, facts.beds)
  const amenities = new Set(facts.amenities)
  for (const [amenity, bits] of columns.amenities) writeBit(bits, slot, amenities.has(amenity))
  const { neighborhood, neighborhoodName: name } = facts
  const bits = columns.neighborhoods.get(neighborhood)?.bits ?? columns.live.slice().fill(0)
  columns.neighborhoods.set(neighborhood, { name, bits })
  for (const [slug, { bits }] of columns.neighborhoods) writeBit(bits, slot, slug === neighborhood)
}

function putAtLeast(steps: readonly Bits[], slot: number, count: number): void {
  for (let step = 0; step < steps.length; step += 1) {
    const bits = steps[step]
    if (bits) writeBit(bits, slot, step <= count)
  }
}

function putPrices(columns: Columns, slot: number, facts: Facts): void {
  paintNights(columns, facts)
  let sum = 0
  for (let night = 0; night < nightsKept; night += 1) {
    const row = columns.sums[night]
    if (row) row[slot] = sum
    sum = (sum + (nightly[night] ?? 0)) >>> 0
    const mins = columns.minNights[night]
    if (mins) mins[slot] = minNights[night] ?? 0
  }
  const last = columns.sums[nightsKept]
  if (last) last[slot] = sum
  columns.isDear[slot] = nightly.some((amount) => amount > dearNight) ? 1 : 0
  columns.maxNights[slot] = facts.maxNights
  columns.feeAmount[slot] = facts.cleaningAmount + facts.housekeepingAmount
  columns.petAmount[slot] = facts.petAmount
  columns.jurisdiction[slot] = jurisdictions.indexOf(facts.jurisdiction)
  columns.discounts[slot] = discountTable(columns, facts)
}

/** The price and the shortest stay of every night, as the seasons give them. */
function paintNights({ first }: Columns, facts: Facts): void {
  for (let night = 0; night < nightsKept; night += 1) {
    nightly[night] = isWeekendNumber(first + night) ? facts.weekendAmount : facts.nightlyAmount
  }
  minNights.fill(facts.minNights)
  for (const [from, to, weekday, weekend, shortest] of facts.seasons) {
    const start = Math.max(0, from - first)
    const end = Math.min(nightsKept, to - first)
    for (let night = start; night < end; night += 1) {
      nightly[night] = isWeekendNumber(first + night) ? weekend : weekday
      minNights[night] = shortest
    }
  }
}

/** Many suites share their discounts, so a search works each table out once. */
function discountTable({ discountKeys, discountTables }: Columns, { discounts }: Facts): number {
  const key = discounts.map(({ fromNights, perMille }) => `${fromNights}:${perMille}`).join()
  const known = discountKeys.get(key)
  if (known !== undefined) return known
  discountKeys.set(key, discountTables.length)
  return discountTables.push(discounts) - 1
}

function putTaken(columns: Columns, slot: number, { taken }: Facts): void {
  const holds: Hold[] = []
  for (const [from, to, expiresAtMs] of taken) {
    eachNight(columns, { from, to }, (bits) => setBit(bits, slot))
    if (expiresAtMs === null) continue
    holds.push({ from, to, expiresAtMs })
    columns.nextExpiryMs = Math.min(columns.nextExpiryMs, expiresAtMs)
  }
  if (holds.length) columns.holds.set(slot, holds)
}

/** A hold that has run out no longer keeps its nights; nothing else can have them beside it. */
export function expireHolds(columns: Columns, nowMs: number): void {
  if (nowMs < columns.nextExpiryMs) return
  columns.nextExpiryMs = Number.POSITIVE_INFINITY
  for (const [slot, holds] of columns.holds) {
    const left = holds.filter(({ expiresAtMs }) => expiresAtMs > nowMs)
    for (const hold of holds) {
      if (hold.expiresAtMs <= nowMs) eachNight(columns, hold, (bits) => clearBit(bits, slot))
      else columns.nextExpiryMs = Math.min(columns.nextExpiryMs, hold.expiresAtMs)
    }
    if (left.length < holds.length) findLowest(columns, slot)
    if (left.length) columns.holds.set(slot, left)
    else columns.holds.delete(slot)
  }
}

function clearNights(columns: Columns, slot: number): void {
  for (const bits of columns.taken) clearBit(bits, slot)
  columns.holds.delete(slot)
}

type DayRange = { from: number; to: number }

function eachNight({ first, taken }: Columns, { from, to }: DayRange, act: (bits: Bits) => void) {
  const end = Math.min(taken.length, to - first)
  for (let night = Math.max(0, from - first); night < end; night += 1) {
    const bits = taken[night]
    if (bits) act(bits)
  }
}

/** Lets the days that have passed go; the new ones count as taken until they are read. */
export function rollTo(columns: Columns, today: number): void {
  const passed = Math.min(nightsKept, Math.max(0, today - columns.first))
  if (passed === 0) return
  for (let day = 0; day < passed; day += 1) {
    move(columns.taken).fill(0xffffffff)
    move(columns.minNights)
    move(columns.taxes)
    const last = columns.sums[nightsKept]
    const fresh = move(columns.sums)
    if (last) fresh.set(last)
  }
  columns.first = today
  rollLowest(columns, passed)
}

function move<Row>(rows: Row[]): Row {
  const [row] = rows.splice(0, 1)
  if (row === undefined) throw new Error('There are no nights to move.')
  rows.push(row)
  return row
}
