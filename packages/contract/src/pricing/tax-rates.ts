import { z } from 'zod'
import { Reason } from '#platform/approvals.ts'
import { SentDay } from '#platform/dates.ts'
import { endpoints } from '#platform/endpoint.ts'
import { Money } from '#platform/money.ts'
import { dayProblems, settingOf } from '#platform/settings/settings.ts'
import { Code, maxJurisdictions } from '#suites/jurisdictions.ts'

/** In 1/100,000. A higher one is a typing error. */
export const maxTaxRate = 20_000
export const taxRateDays = { first: 0, last: 5 * 366 }

const authority = Code
const jurisdictions = z.array(Code).min(1).max(maxJurisdictions)

export const PlannedTaxRate = z.strictObject({
  authority,
  jurisdictions,
  /** Zero ends the tax. */
  rate: z.int().min(0).max(maxTaxRate),
  /** The first check-in day it applies to. */
  from: SentDay,
})
export type PlannedTaxRate = z.infer<typeof PlannedTaxRate>

export const NewTaxRate = PlannedTaxRate.extend({ reason: Reason })
export type NewTaxRate = z.infer<typeof NewTaxRate>

/** A tax by its authority; a step is the same rate in one or more jurisdictions. */
export const Tax = settingOf(
  authority,
  z.object({ rate: z.int(), jurisdictions: z.array(Code) }),
).extend({
  /** Where its authority may tax stays. */
  jurisdictions: z.array(Code),
})
export type Tax = z.infer<typeof Tax>

export const TaxRates = z.object({
  taxes: z.array(Tax),
  /** With the number of their published homes. */
  jurisdictions: z.array(z.object({ code: Code, homes: z.int() })),
})
export type TaxRates = z.infer<typeof TaxRates>

/** The cost of one stay with the planned rates, and with the new one. */
const TaxExample = z.object({
  jurisdiction: Code,
  /** Null if no home is published; the stay is then made up. */
  home: z.string().nullable(),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  before: z.object({ tax: Money, total: Money }),
  after: z.object({ tax: Money, total: Money }),
})

export const TaxPreview = z.object({
  places: z.array(z.object({ jurisdiction: Code, before: z.int(), after: z.int() })),
  example: TaxExample,
  /** Booked stays that check in on the first day or later, which keep their price. */
  booked: z.int(),
})
export type TaxPreview = z.infer<typeof TaxPreview>

/** A booked stay priced with other rates than the ones its check-in day has today. */
const OtherwiseTaxed = z.object({
  id: z.uuid(),
  reference: z.string(),
  home: z.string(),
  jurisdiction: Code,
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  taxes: z.array(z.object({ authority, booked: z.int(), current: z.int() })),
  /** How much higher the tax would be today. */
  difference: Money,
})
export type OtherwiseTaxed = z.infer<typeof OtherwiseTaxed>

const params = z.strictObject({ authority, from: SentDay })
const problems = ['identity.sign_in_required', 'resource.not_found'] as const
const stepProblems = [...problems, ...dayProblems, 'pricing.tax_not_levied'] as const

export const taxRatesEndpoints = endpoints({
  'GET /admin/tax-rates': {
    summary: 'List the taxes of each jurisdiction with current, earlier and upcoming rates',
    result: TaxRates,
    problems,
  },
  'GET /admin/tax-rates/bookings': {
    summary:
      'List upcoming bookings that were priced with other tax rates than those now in effect',
    result: z.array(OtherwiseTaxed),
    problems,
  },
  'POST /admin/tax-rates': {
    summary: 'Set a tax rate for stays that begin on or after a date, today at the earliest',
    body: NewTaxRate,
    result: TaxRates,
    problems: stepProblems,
  },
  'POST /admin/tax-rates/preview': {
    summary: 'Preview a tax rate: the total rate of each jurisdiction and an example stay',
    body: PlannedTaxRate,
    result: TaxPreview,
    problems: [...problems, 'settings.day_refused', 'pricing.tax_not_levied'],
  },
  'PUT /admin/tax-rates/:authority/:from': {
    summary: 'Correct a rate that is not in effect yet, or its start date',
    params,
    body: NewTaxRate.omit({ authority: true }),
    result: TaxRates,
    problems: [...stepProblems, 'settings.in_effect'],
  },
  'POST /admin/tax-rates/:authority/:from/removal': {
    summary: 'Remove a rate that is not in effect yet; the one before it stays in effect',
    params,
    body: z.strictObject({ jurisdictions }),
    result: TaxRates,
    problems: [...problems, 'settings.in_effect'],
  },
})
