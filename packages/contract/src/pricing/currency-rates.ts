import { z } from 'zod'
import { SentDay } from '#platform/dates.ts'
import { endpoints } from '#platform/endpoint.ts'
import { currencyRateScale, displayCurrencies } from './display-currencies.ts'

const DisplayCurrency = z.enum(displayCurrencies)

export const maxCurrencyRate = 100_000 * currencyRateScale
export const currencyRateDaysAhead = 365

const Rate = z.int().min(1).max(maxCurrencyRate)

export const CurrencyRate = z.object({
  currency: DisplayCurrency,
  rate: z.int(),
  from: z.iso.date(),
})
export type CurrencyRate = z.infer<typeof CurrencyRate>

const CurrencyStep = z.object({
  from: z.iso.date(),
  rate: z.int(),
  state: z.enum(['past', 'current', 'coming']),
  /** Whether it has not been shown on a day before today. */
  canRemove: z.boolean(),
  setBy: z.string(),
  setAt: z.iso.datetime(),
})
export type CurrencyStep = z.infer<typeof CurrencyStep>

export const CurrencyHistory = z.object({
  currency: DisplayCurrency,
  /** Newest first. */
  steps: z.array(CurrencyStep),
})
export type CurrencyHistory = z.infer<typeof CurrencyHistory>

export const NewCurrencyRate = z.strictObject({ from: SentDay, rate: Rate })
export type NewCurrencyRate = z.infer<typeof NewCurrencyRate>

const problems = ['identity.sign_in_required', 'resource.not_found'] as const

export const currencyRatesEndpoints = endpoints({
  'GET /currency-rates': {
    summary: 'Get today’s exchange rates for estimates; charges are in US dollars',
    result: z.array(CurrencyRate),
  },
  'GET /admin/currency-rates': {
    summary: 'List exchange rates for estimates, with earlier and upcoming ones',
    result: z.array(CurrencyHistory),
    problems,
  },
  'POST /admin/currency-rates/:currency/steps': {
    summary: 'Add an exchange rate that starts today or later',
    params: z.strictObject({ currency: DisplayCurrency }),
    body: NewCurrencyRate,
    result: z.array(CurrencyHistory),
    problems: [
      ...problems,
      'pricing.currency_rate_day',
      'pricing.currency_rate_exists',
      'pricing.currency_rate_unchanged',
    ],
  },
  'DELETE /admin/currency-rates/:currency/steps/:from': {
    summary: 'Remove a rate that begins today or later',
    params: z.strictObject({ currency: DisplayCurrency, from: SentDay }),
    result: z.array(CurrencyHistory),
    problems: [...problems, 'pricing.currency_rate_past'],
  },
})
