import { z } from 'zod'
import { SentDay } from '#platform/dates.ts'
import { endpoints } from '#platform/endpoint.ts'
import { Money } from '#platform/money.ts'
import { Code, maxJurisdictions } from '#suites/jurisdictions.ts'

/** In 1/100,000. A higher one is a typing error. */
export const maxTaxRate = 20_000
export const taxRateYearsAhead = 5

const authority = Code
const places = z.array(Code).min(1).max(maxJurisdictions)

export const NewTaxRate = z.strictObject({
  authority,
  jurisdictions: places,
  /** Zero ends the tax. */
  rate: z.int().min(0).max(maxTaxRate),
  /** The first check-in day it applies to. */
  from: SentDay,
})
export type NewTaxRate = z.infer<typeof NewTaxRate>

const TaxStep = z.object({
  from: z.iso.date(),
  /** The first day it no longer applies to; null while no other follows. */
  to: z.iso.date().nullable(),
  rate: z.int(),
  state: z.enum(['past', 'current', 'coming']),
  setBy: z.string().nullable(),
  setAt: z.iso.datetime().nullable(),
})
export type TaxStep = z.infer<typeof TaxStep>

const JurisdictionTaxes = z.object({
  jurisdiction: Code,
  /** Published homes there. */
  homes: z.int(),
  /** All taxes on a stay that begins today, together. */
  rate: z.int(),
  /** The steps of each tax, newest first. */
  taxes: z.array(z.object({ authority, steps: z.array(TaxStep) })),
})
export type JurisdictionTaxes = z.infer<typeof JurisdictionTaxes>

export const TaxRates = z.object({
  today: z.iso.date(),
  /** Where each authority may tax stays. */
  authorities: z.array(z.object({ code: authority, jurisdictions: z.array(Code) })),
  jurisdictions: z.array(JurisdictionTaxes),
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

const step = z.strictObject({ authority, from: SentDay })
const refusals = ['identity.sign_in_required', 'resource.not_found'] as const
const dayRefusals = ['pricing.tax_rate_day', 'pricing.tax_not_levied'] as const
const stepRefusals = [
  ...dayRefusals,
  'pricing.tax_rate_exists',
  'pricing.tax_rate_unchanged',
] as const

export const taxRatesEndpoints = endpoints({
  'GET /admin/tax-rates': {
    summary: 'List the taxes of each jurisdiction with current, earlier and upcoming rates',
    result: TaxRates,
    problems: refusals,
  },
  'GET /admin/tax-rates/bookings': {
    summary:
      'List upcoming bookings that were priced with other tax rates than those now in effect',
    result: z.array(OtherwiseTaxed),
    problems: refusals,
  },
  'POST /admin/tax-rates': {
    summary: 'Set a tax rate for stays that begin on or after a date, today at the earliest',
    body: NewTaxRate,
    result: TaxRates,
    problems: [...refusals, ...stepRefusals],
  },
  'POST /admin/tax-rates/preview': {
    summary: 'Preview a tax rate: the total rate of each jurisdiction and an example stay',
    body: NewTaxRate,
    result: TaxPreview,
    problems: [...refusals, ...dayRefusals],
  },
  'PUT /admin/tax-rates/:authority/:from': {
    summary: 'Correct a rate that is not in effect yet, or its start date',
    params: step,
    body: NewTaxRate.omit({ authority: true }),
    result: TaxRates,
    problems: [...refusals, ...stepRefusals, 'pricing.tax_rate_in_force'],
  },
  'POST /admin/tax-rates/:authority/:from/removal': {
    summary: 'Remove a rate that is not in effect yet; the one before it stays in effect',
    params: step,
    body: z.strictObject({ jurisdictions: places }),
    result: TaxRates,
    problems: [...refusals, 'pricing.tax_rate_in_force'],
  },
})
