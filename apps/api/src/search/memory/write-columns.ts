import { wordsOf } from '#platform/words.ts'
import type { TaxesByJurisdiction, TaxTable } from '#pricing/tax-table.ts'
import { type Bits, clearBit, newBits, setBit, writeBit } from '#search/bits.ts'
import { isNear, searchedLandmarks } from '#search/landmarks/near-landmark.ts'
import type { Facts } from '#search/suite-facts-store.ts'
import { type Columns, type Hold, nightsKept, type TaxRates } from './columns.ts'
import { dayOf } from './days.ts'
import { groupAmounts } from './fee-groups.ts'
import { clearAnswers, clearAnswersWith } from './invalidate-answers.ts'
import { findLowest, rollLowest } from './lowest-nights.ts'
import { fillNights, type NightBuffer, nightBuffers, writeNights } from './night-buffer.ts'
import { taxFactors } from './stay-amount.ts'
import { boundWord, putTerm, term, termAt } from './terms.ts'

const longestStay = 180
/** With more homes, checking all cached answers takes longer than computing them again. */
const fewSuites = 16

const dearNight = Math.floor(2 ** 32 / longestStay)

/** Writes homes into the index, replacing what was there; false if there is no room for all. */
export function putSuites(columns: Columns, facts: readonly Facts[]): boolean {
  if (facts.length > fewSuites) clearAnswers(columns)
  let hasRoom = true
  for (let begin = 0; begin < facts.length && hasRoom; begin += nightBuffers.length) {
    hasRoom = putBlock(columns, facts.slice(begin, begin + nightBuffers.length))
  }
  return hasRoom
}

function putBlock(columns: Columns, facts: readonly Facts[]): boolean {
  const slots: number[] = []
  for (const [at, each] of facts.entries()) {
    const buffer = nightBuffers[at]
    const slot = slotFor(columns, each.id)
    if (slot === undefined || !buffer) break
    slots.push(slot)
    clearAnswersWith(columns, slot)
    columns.slugs[slot] = each.slug
    putAttributes(columns, slot, each)
    fillNights(buffer, each, columns.first)
    putTerms(columns, slot, each)
    putBounds(columns, slot, buffer)
    putHolds(columns, slot, each)
    findLowest(columns, slot, buffer)
    if (columns.vocabulary.setTexts(slot, each)) clearAnswers(columns)
    columns.names.put(slot, each)
    setBit(columns.live, slot)
  }
  writeNights(columns, slots)
  for (const slot of slots) clearAnswersWith(columns, slot)
  return slots.length === facts.length
}

function slotFor(columns: Columns, id: string): number | undefined {
  const slot = columns.slots.get(id) ?? columns.spare.pop() ?? columns.used
  if (slot >= columns.capacity) return undefined
  columns.used = Math.max(columns.used, slot + 1)
  columns.slots.set(id, slot)
  columns.ids[slot] = id
  return slot
}

export function putTaxes(columns: Columns, taxes: TaxTable): void {
  const known = new Map<TaxesByJurisdiction, TaxRates>()
  columns.taxes = columns.minNights.map((_, night) => {
    const rates = taxes(dayOf(columns.first + night))
    const numbered = known.get(rates) ?? numberedRates(columns, rates)
    known.set(rates, numbered)
    return numbered
  })
  columns.taxFactors.clear()
  for (const rates of new Set(columns.taxes)) {
    const factors = taxFactors(rates)
    columns.taxFactors.set(rates, factors)
    columns.most.taxFactor = Math.max(columns.most.taxFactor, ...factors)
  }
}

function numberedRates({ jurisdictions }: Columns, rates: TaxesByJurisdiction): TaxRates {
  for (const code of rates.keys()) numberOf(jurisdictions, code)
  return [...jurisdictions.keys()].map((code) => rates.get(code) ?? [])
}

function numberOf(jurisdictions: Columns['jurisdictions'], code: string): number {
  const number = jurisdictions.get(code) ?? jurisdictions.size
  jurisdictions.set(code, number)
  return number
}

export function removeSuite(columns: Columns, id: string): void {
  const slot = columns.slots.get(id)
  if (slot === undefined) return
  clearAnswers(columns)
  clearBit(columns.live, slot)
  putAtLeast(columns.guests, slot, -1)
  columns.holds.delete(slot)
  columns.slots.delete(id)
  columns.vocabulary.remove(slot)
  columns.names.remove(slot)
  for (const bits of columns.nearLandmark.values()) clearBit(bits, slot)
  for (const { bits } of columns.neighborhoods.values()) clearBit(bits, slot)
  columns.spare.push(slot)
}

function putAttributes(columns: Columns, slot: number, facts: Facts): void {
  columns.latitude[slot] = facts.latitude
  columns.longitude[slot] = facts.longitude
  for (const landmark of searchedLandmarks) {
    const bits = columns.nearLandmark.get(landmark.name)
    if (bits) writeBit(bits, slot, isNear(landmark, facts))
  }
  putAtLeast(columns.guests, slot, facts.guests)
  putAtLeast(columns.pets, slot, facts.maxPets)
  writeBit(columns.children, slot, facts.welcomesChildren)
  writeBit(columns.infants, slot, facts.welcomesInfants)
  putAtLeast(columns.bedrooms, slot, facts.bedrooms)
  putAtLeast(columns.beds, slot, facts.beds)
  const amenities = new Set(facts.amenities)
  for (const [amenity, bits] of columns.amenities) writeBit(bits, slot, amenities.has(amenity))
  putNeighborhood(columns, slot, facts)
}

function putNeighborhood(columns: Columns, slot: number, facts: Facts): void {
  const { neighborhood, neighborhoodName: name, neighborhoodNameEs: nameEs } = facts
  const { lineEn, lineEs, position } = facts
  const known = columns.neighborhoods.get(neighborhood)
  if (!known) clearAnswers(columns)
  const bits = known?.bits ?? newBits(columns.capacity)
  const isNamedSo = known?.name === name && known.nameEs === nameEs
  const words = isNamedSo ? known.words : [name, nameEs].map((each) => wordsOf(each).join(' '))
  const place = { name, nameEs, lineEn, lineEs, position, words, bits }
  columns.neighborhoods.set(neighborhood, place)
  for (const [slug, { bits }] of columns.neighborhoods) writeBit(bits, slot, slug === neighborhood)
}

function putAtLeast(steps: readonly Bits[], slot: number, count: number): void {
  for (let step = 0; step < steps.length; step += 1) {
    const bits = steps[step]
    if (bits) writeBit(bits, slot, step <= count)
  }
}

function putTerms(columns: Columns, slot: number, facts: Facts): void {
  const { maxNights, feeAmounts } = facts
  const { most, feeGroups } = columns
  most.leastMaxNights = Math.min(most.leastMaxNights, maxNights)
  if (termAt(columns, slot, term.maxNights) !== maxNights) columns.tooLong.clear()
  putTerm(columns, slot, [term.maxNights, maxNights])
  putTerm(columns, slot, [term.floor, facts.floorAmount])
  putTerm(columns, slot, [term.includedGuests, facts.includedGuests])
  for (const [group, amount] of groupAmounts(feeGroups, feeAmounts).entries()) {
    most.fees[group] = Math.max(most.fees[group] ?? 0, amount)
    putTerm(columns, slot, [term.fees + group, amount])
  }
  putTerm(columns, slot, [term.jurisdiction, numberOf(columns.jurisdictions, facts.jurisdiction)])
  putTerm(columns, slot, [term.discounts, discountTable(columns, facts)])
}

function putBounds(columns: Columns, slot: number, { sums, minNights }: NightBuffer): void {
  let [cheapest, dearest] = [Number.POSITIVE_INFINITY, 0]
  const { most } = columns
  for (let night = 0; night < nightsKept; night += 1) {
    const amount = (sums[night + 1] ?? 0) - (sums[night] ?? 0)
    if (amount < cheapest) cheapest = amount
    if (amount > dearest) dearest = amount
    const length = minNights[night] ?? 0
    if (length > most.minNights) most.minNights = length
  }
  putTerm(columns, slot, [term.cheapest, cheapest])
  putTerm(columns, slot, [term.dearest, dearest])
  putTerm(columns, slot, [term.isDear, dearest > dearNight ? 1 : 0])
  boundWord(columns, slot >>> 5)
}

/** Many homes share their discounts, so a search looks up each table once. */
function discountTable({ discountKeys, discountTables }: Columns, { discounts }: Facts): number {
  const key = discounts.map(({ fromNights, perMille }) => `${fromNights}:${perMille}`).join()
  const known = discountKeys.get(key)
  if (known !== undefined) return known
  discountKeys.set(key, discountTables.length)
  return discountTables.push(discounts) - 1
}

function putHolds(columns: Columns, slot: number, { taken }: Facts): void {
  const holds: Hold[] = []
  for (const [from, to, expiresAtMs] of taken) {
    if (expiresAtMs === null) continue
    holds.push({ from, to, expiresAtMs })
    columns.expiries.add({ slot, expiresAtMs })
  }
  if (holds.length) columns.holds.set(slot, holds)
  else columns.holds.delete(slot)
}

/** Removes the days that have passed; the new ones count as taken until they are read. */
export function rollTo(columns: Columns, today: number): void {
  const passed = Math.min(nightsKept, Math.max(0, today - columns.first))
  if (passed === 0) return
  for (let day = 0; day < passed; day += 1) {
    for (const rows of columns.takenIn) move(rows).fill(-1)
    move(columns.minNights)
    move(columns.taxes)
    const last = columns.sums[nightsKept]
    const fresh = move(columns.sums)
    if (last) fresh.set(last)
  }
  columns.first = today
  clearAnswers(columns)
  rollLowest(columns, passed)
}

function move<Row>(rows: Row[]): Row {
  const [row] = rows.splice(0, 1)
  if (row === undefined) throw new Error('There are no nights to move.')
  rows.push(row)
  return row
}
