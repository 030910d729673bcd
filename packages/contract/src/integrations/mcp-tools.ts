import { z } from 'zod'
import { SentDay } from '#platform/dates.ts'
import { languages } from '#platform/language.ts'
import { Money } from '#platform/money.ts'
import { StayBody } from '#pricing/endpoints.ts'
import { guestCountFields } from '#pricing/guest-count-fields.ts'
import { amenities } from '#suites/amenities.ts'
import { NightlyFrom, Rating, Suite, SuiteCard } from '#suites/endpoints.ts'
import { maxGuests, maxInfants, maxPets } from '#suites/stay-limits.ts'

const language = z.enum(languages).optional().describe('The language of the answer')
const slug = z.string().max(200).describe('The `slug` of a home, as search_homes returns it')
const guests = z.int().min(1).max(maxGuests)
const children = z
  .int()
  .min(0)
  .max(maxGuests - 1)
  .describe('How many of the guests are aged 2–12')
const infants = z.int().min(0).max(maxInfants).describe('Under 2; not among the guests')
const pets = z.int().min(0).max(maxPets)
const dollars = z.int().min(0).max(10_000_000)

export const SearchHomesInput = z.strictObject({
  where: z
    .string()
    .max(200)
    .optional()
    .describe('A place, a neighborhood such as “Coconut Grove”, or words of a home’s name'),
  checkIn: SentDay.optional().describe('YYYY-MM-DD; with checkOut, prices are exact totals'),
  checkOut: SentDay.optional().describe('YYYY-MM-DD, the day the guests leave'),
  guests: guests.optional(),
  children: children.optional(),
  infants: infants.optional(),
  pets: pets.optional(),
  bedrooms: z.int().min(0).max(50).optional().describe('At least this many'),
  amenities: z.array(z.enum(amenities)).max(20).optional().describe('A home has all of them'),
  minPrice: dollars
    .optional()
    .describe('US dollars: of the whole stay, or of a night without dates'),
  maxPrice: dollars
    .optional()
    .describe('US dollars: of the whole stay, or of a night without dates'),
  order: z.enum(['cheapest', 'most_expensive']).default('cheapest').describe('By price'),
  page: z.int().min(1).max(1000).default(1),
  language,
})
export type SearchHomesInput = z.output<typeof SearchHomesInput>

/** `url` opens the home with the dates of the search. */
export const SearchHomesOutput = z.object({
  homes: z.array(
    SuiteCard.pick({ slug: true, name: true, bedrooms: true, beds: true, guests: true }).extend({
      neighborhood: z.string(),
      rating: Rating.nullable(),
      /** The lowest nightly price with all taxes and fees. */
      nightlyFrom: NightlyFrom,
      /** Of the whole stay with all taxes and fees, when dates were given. */
      total: Money.nullable(),
      url: z.string(),
    }),
  ),
  count: z.int(),
  page: z.int(),
  pages: z.int(),
})
export type SearchHomesOutput = z.infer<typeof SearchHomesOutput>

export const GetHomeInput = z.strictObject({ slug, language })
export type GetHomeInput = z.output<typeof GetHomeInput>

/** Facts of a home that are returned unchanged. */
export const HomeFacts = Suite.pick({
  ...{ slug: true, name: true, kind: true, bedrooms: true, beds: true, bathrooms: true },
  ...{ guests: true, maxPets: true, checkInFrom: true, checkOutUntil: true, minNights: true },
  ...{ welcomesChildren: true, welcomesInfants: true },
  ...{ maxNights: true, amenities: true, rating: true, securityDeposit: true },
})

export const GetHomeOutput = HomeFacts.extend({
  neighborhood: z.string(),
  city: z.string(),
  tagline: z.string(),
  story: z.array(z.string()),
  houseRules: z.array(z.string()),
  cancellationPolicy: z.string(),
  nightlyFrom: NightlyFrom,
  url: z.string(),
})
export type GetHomeOutput = z.infer<typeof GetHomeOutput>

export const QuoteStayInput = StayBody.extend({
  slug,
  checkIn: SentDay,
  checkOut: SentDay,
  guests,
  children: children.default(0),
  infants: infants.default(0),
  pets: pets.default(0),
  language,
})
export type QuoteStayInput = z.output<typeof QuoteStayInput>

export const QuoteStayOutput = z.object({
  slug: z.string(),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  nights: z.int(),
  ...guestCountFields,
  /** Every night, fee and tax; they add up to `total`. */
  lines: z.array(z.object({ label: z.string(), amount: Money })),
  total: Money,
  /** For damage; not charged with the booking. */
  securityDeposit: Money,
  cancellationPolicy: z.string(),
  /** The refund if the stay is canceled before each instant. */
  refunds: z.array(z.object({ until: z.iso.datetime(), amount: Money })),
  validUntil: z.iso.datetime(),
  /** Where the guest reviews the stay, signs in and pays. */
  checkoutUrl: z.string(),
})
export type QuoteStayOutput = z.infer<typeof QuoteStayOutput>
