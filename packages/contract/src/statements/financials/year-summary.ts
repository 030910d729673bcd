import { z } from 'zod'
import { expenseCategories, markupCategory } from '#expenses/choices.ts'
import { endpoints } from '#platform/endpoint.ts'
import { languages } from '#platform/language.ts'
import { monthPattern, yearPattern } from '#statements/taxes/tax-returns.ts'

const cents = z.int()

export const summaryCategories = [...expenseCategories, markupCategory] as const

const figures = {
  /** What guests paid for the nights, taxes and fees included. */
  gross: cents,
  taxes: cents,
  commission: cents,
  fees: cents,
  /** `gross` less taxes, commission and fees: the income of the reports by stay night. */
  income: cents,
  expenses: cents,
  /** The profit of the reports by stay night. */
  net: cents,
  /** What went to the bank, less what came back. */
  payouts: cents,
}

const SummaryFigures = z.object({
  ...figures,
  categories: z.array(z.object({ category: z.enum(summaryCategories), amount: cents })),
})
export type SummaryFigures = z.infer<typeof SummaryFigures>

export const YearSummary = z.object({
  year: z.int(),
  /** Years with figures, newest first. */
  years: z.array(z.int()),
  homes: z.int(),
  /** All twelve. */
  months: z.array(SummaryFigures.extend({ month: z.string().regex(monthPattern) })),
  total: SummaryFigures,
})
export type YearSummary = z.infer<typeof YearSummary>

const params = z.strictObject({ year: z.string().regex(yearPattern) })
const query = z.strictObject({ language: z.enum(languages).optional() })
const problems = ['identity.sign_in_required', 'resource.not_found'] as const
const file = { params, query, result: z.string(), problems } as const

export const yearSummaryEndpoints = endpoints({
  'GET /owner/years/:year': {
    summary: 'Get your year: gross, taxes, commission, expenses by category, net and payouts',
    params,
    result: YearSummary,
    problems,
  },
  'GET /owner/years/:year/summary.csv': {
    summary: 'Download your year as comma-separated values',
    ...file,
    mediaType: 'text/csv',
  },
  'GET /owner/years/:year/summary.xlsx': {
    summary: 'Download your year as a spreadsheet',
    ...file,
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  'GET /owner/years/:year/summary.pdf': {
    summary: 'Download your year as a document',
    ...file,
    mediaType: 'application/pdf',
  },
})
