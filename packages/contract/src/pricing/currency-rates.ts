import { z } from 'zod'
import { Reason } from '#platform/approvals.ts'
import { SentDay } from '#platform/dates.ts'
import { endpoints } from '#platform/endpoint.ts'
import { dayProblems, settingOf } from '#platform/settings/settings.ts'
import { currencyRateScale, displayCurrencies } from './display-currencies.ts'

const DisplayCurrency = z.enum(displayCurrencies)

export const maxCurrencyRate = 100_000 * currencyRateScale
/** A rate mistyped today can be replaced the same day. */
export const currencyRateDays = { first: 0, last: 365 }

const rate = z.int().min(1).max(maxCurrencyRate)

export const CurrencyRate = z.object({
  currency: DisplayCurrency,
  rate: z.int(),
  from: z.iso.date(),
})
export type CurrencyRate = z.infer<typeof CurrencyRate>

export const CurrencyHistory = settingOf(DisplayCurrency, z.int())
export type CurrencyHistory = z.infer<typeof CurrencyHistory>

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
    body: z.strictObject({ from: SentDay, value: rate, reason: Reason }),
    result: z.array(CurrencyHistory),
    problems: [...problems, ...dayProblems],
  },
  'DELETE /admin/currency-rates/:currency/steps/:from': {
    summary: 'Remove a rate that begins today or later',
    params: z.strictObject({ currency: DisplayCurrency, from: SentDay }),
    result: z.array(CurrencyHistory),
    problems: [...problems, 'settings.in_effect'],
  },
})
