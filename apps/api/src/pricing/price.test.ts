import { addDays, listNights } from '@marea/contract/platform/time/days.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Line, price, sharesOf, type TaxRate, taxLines } from './price.ts'
import type { Terms } from './terms.ts'

const miami: TaxRate[] = [
  { authority: 'fl_state', rate: 6000 },
  { authority: 'md_surtax', rate: 1000 },
  { authority: 'md_cdt', rate: 3000 },
  { authority: 'md_tdt', rate: 2000 },
  { authority: 'md_psfft', rate: 1000 },
]
const miamiBeach: TaxRate[] = [...miami.slice(0, 3), { authority: 'mb_resort', rate: 4000 }]
const surfside: TaxRate[] = [...miami.slice(0, 2), { authority: 'sf_resort', rate: 4000 }]

const almendro: Terms = {
  nightlyAmount: 98_000,
  weekendAmount: 124_000,
  seasons: [],
  discounts: [],
  feeAmounts: { cleaning: 32_000, pets: 7500, housekeeping: 18_000 },
  commissionPerMille: 180,
  minNights: 2,
  maxNights: 60,
  guests: 8,
  maxPets: 2,
}

const fiveNights = { checkIn: '2026-12-11', checkOut: '2026-12-16', guests: 2, pets: 0 }

describe('each authority taxes the whole base', () => {
  test.each([
    ['Miami', miami, 100_000, [6000, 1000, 3000, 2000, 1000]],
    ['Miami Beach', miamiBeach, 100_000, [6000, 1000, 3000, 4000]],
    ['Surfside', surfside, 100_000, [6000, 1000, 4000]],
    ['Miami', miami, 234_735, [14_084, 2347, 7042, 4695, 2347]],
    ['Miami Beach', miamiBeach, 234_735, [14_084, 2347, 7042, 9389]],
    ['Surfside', surfside, 234_735, [14_084, 2347, 9389]],
  ])('in %s %#', (_city, taxes, base, expected) => {
    expect(taxLines(taxes, () => base).map(({ amount }) => amount)).toEqual(expected)
  })

  test('305.15 in Miami, where one rate of 13 % would give 305.16', () => {
    const taxes = taxLines(miami, () => 234_735)
    expect(taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(30_515)
  })
})

test('five December nights have every price line', () => {
  const { lines, total } = price(almendro, miami, fiveNights)
  expect(lines.map(({ code, amount, for: payee }) => [code, amount, payee])).toEqual([
    ['nights', 248_000, 'owner'],
    ['nights', 294_000, 'owner'],
    ['cleaning', 32_000, 'owner'],
    ['housekeeping', 18_000, 'platform'],
    ['tax_fl_state', 35_520, 'tax:fl_state'],
    ['tax_md_surtax', 5920, 'tax:md_surtax'],
    ['tax_md_cdt', 17_760, 'tax:md_cdt'],
    ['tax_md_tdt', 11_840, 'tax:md_tdt'],
    ['tax_md_psfft', 5920, 'tax:md_psfft'],
  ])
  expect(lines[0]).toMatchObject({ count: 2, each: 124_000, dates: ['2026-12-11', '2026-12-12'] })
  expect(total).toBe(668_960)
})

test('a season replaces the price of its nights and of no other', () => {
  const season = { from: '2026-12-14', to: '2026-12-16', nightlyAmount: 200_000 }
  const terms = { ...almendro, seasons: [{ ...season, weekendAmount: 250_000, minNights: 2 }] }
  const nights = price(terms, [], fiveNights).lines.filter(({ code }) => code === 'nights')
  expect(nights.map(({ each, count }) => [each, count])).toEqual([
    [124_000, 2],
    [98_000, 1],
    [200_000, 2],
  ])
})

test('a stay gets only the discount for the most nights it reaches', () => {
  const discounts = [
    { fromNights: 5, perMille: 100 },
    { fromNights: 28, perMille: 300 },
    { fromNights: 3, perMille: 50 },
  ]
  const { lines } = price({ ...almendro, discounts }, miami, fiveNights)
  expect(lines.find(({ code }) => code === 'stay_discount')).toMatchObject({
    amount: -54_200,
    commission: -9756,
    rate: 100,
  })
})

test('the pet fee is charged once for each pet', () => {
  const { lines } = price(almendro, miami, { ...fiveNights, pets: 2 })
  expect(lines.find(({ code }) => code === 'pets')).toMatchObject({ amount: 15_000, count: 2 })
})

test('a pet may cost by the night, and guests above those whom the price covers', () => {
  const feeAmounts = { ...almendro.feeAmounts, pet_nights: 2000, extra_guests: 3000 }
  const priced = (guests: number, includedGuests: number | null) =>
    price({ ...almendro, feeAmounts, includedGuests }, miami, { ...fiveNights, guests, pets: 2 })
  const lineOf = (code: string, { lines } = priced(6, 4)) =>
    lines.find((line) => line.code === code)
  expect(lineOf('pet_nights')).toMatchObject({ amount: 20_000, count: 10, isTaxed: true })
  expect(lineOf('extra_guests')).toMatchObject({ amount: 30_000, count: 10, for: 'owner' })
  expect(lineOf('extra_guests', priced(4, 4))).toBeUndefined()
  expect(lineOf('extra_guests', priced(8, null))).toBeUndefined()
})

test('the owner receives the nights less the commission, and the cleaning fee', () => {
  const { lines } = price(almendro, miami, fiveNights)
  expect(sharesOf(lines).get('owner')).toBe(542_000 - 97_560 + 32_000)
  expect(sharesOf(lines).get('platform')).toBe(97_560 + 18_000)
})

const cents = fc.integer({ min: 0, max: 5_000_000 })
const nightly = fc.integer({ min: 100, max: 100_000_000 })
const taxes = fc
  .uniqueArray(fc.constantFrom(...miami, ...miamiBeach, ...surfside), {
    selector: ({ authority }) => authority,
  })
  .chain((list) => fc.shuffledSubarray(list, { minLength: list.length }))
const seasons = fc
  .array(fc.record({ gap: fc.nat(20), length: fc.integer({ min: 1, max: 40 }), nightly }))
  .map((parts) => {
    let from = '2026-11-20'
    return parts.map(({ gap, length, nightly }) => {
      const first = addDays(from, gap)
      from = addDays(first, length)
      return {
        from: first,
        to: from,
        nightlyAmount: nightly,
        weekendAmount: nightly,
        minNights: 1,
      }
    })
  })
const discounts = fc.uniqueArray(
  fc.record({
    fromNights: fc.integer({ min: 2, max: 60 }),
    perMille: fc.integer({ min: 1, max: 900 }),
  }),
  { selector: ({ fromNights }) => fromNights, maxLength: 5 },
)
const terms = fc.record({
  nightlyAmount: nightly,
  weekendAmount: nightly,
  seasons,
  discounts,
  feeAmounts: fc.record({
    cleaning: cents,
    pets: cents,
    pet_nights: cents,
    extra_guests: cents,
    housekeeping: cents,
  }),
  includedGuests: fc.option(fc.integer({ min: 1, max: 8 })),
  commissionPerMille: fc.integer({ min: 0, max: 1000 }),
  minNights: fc.constant(1),
  maxNights: fc.constant(180),
  guests: fc.constant(8),
  maxPets: fc.constant(10),
})
const stay = fc
  .record({
    start: fc.nat(200),
    nights: fc.integer({ min: 1, max: 180 }),
    guests: fc.integer({ min: 1, max: 8 }),
    pets: fc.nat(10),
  })
  .map(({ start, nights, guests, pets }) => {
    const checkIn = addDays('2026-11-15', start)
    return { checkIn, checkOut: addDays(checkIn, nights), guests, pets }
  })

describe('for any terms, taxes and stay', () => {
  test('the lines and the shares both sum to the total, in whole cents, never below zero', () => {
    fc.assert(
      fc.property(terms, taxes, stay, (terms, taxes, stay) => {
        const { lines, total } = price(terms, taxes, stay)
        const sum = (amounts: Iterable<number>) => [...amounts].reduce((all, each) => all + each, 0)
        expect(sum(lines.map(({ amount }) => amount))).toBe(total)
        const shares = sharesOf(lines)
        expect(sum(shares.values())).toBe(total)
        for (const amount of [total, ...shares.values()]) {
          expect(Number.isSafeInteger(amount)).toBe(true)
          expect(amount).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  test('every night is on exactly one line', () => {
    fc.assert(
      fc.property(terms, stay, (terms, stay) => {
        const dates = price(terms, [], stay).lines.flatMap((line) => line.dates ?? [])
        expect(dates.toSorted()).toEqual(listNights(stay.checkIn, stay.checkOut))
      }),
    )
  })

  test('the nights of two stays in a row cost as much as those of the whole', () => {
    fc.assert(
      fc.property(terms, stay, fc.nat(179), (terms, stay, at) => {
        const middle = addDays(stay.checkIn, at)
        fc.pre(middle > stay.checkIn && middle < stay.checkOut)
        const whole = nightsOf(price(terms, [], stay).lines)
        const first = nightsOf(price(terms, [], { ...stay, checkOut: middle }).lines)
        const second = nightsOf(price(terms, [], { ...stay, checkIn: middle }).lines)
        expect(first + second).toBe(whole)
      }),
    )
  })

  test('taxes are lines in their order; that of seasons and discounts changes nothing', () => {
    fc.assert(
      fc.property(terms, taxes, stay, (terms, taxes, stay) => {
        const reversed = {
          ...terms,
          seasons: terms.seasons.toReversed(),
          discounts: terms.discounts.toReversed(),
        }
        const { lines, total } = price(terms, taxes, stay)
        expect(price(reversed, taxes, stay)).toEqual({ lines, total })
        const others = lines.filter(({ part }) => part !== 'tax')
        const taxed = lines.filter(({ part }) => part === 'tax')
        expect(taxed.map(({ code }) => code)).toEqual(
          taxes.map(({ authority }) => `tax_${authority}`),
        )
        const backwards = price(terms, taxes.toReversed(), stay)
        expect(backwards).toEqual({ lines: [...others, ...taxed.toReversed()], total })
      }),
    )
  })
})

function nightsOf(lines: readonly Line[]): number {
  return lines.filter(({ code }) => code === 'nights').reduce((sum, { amount }) => sum + amount, 0)
}
