import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { languages } from '#platform/language.ts'
import { Money } from '#platform/money.ts'
import { Code } from '#suites/jurisdictions.ts'
import { monthPattern, taxExemptions, yearPattern } from './tax-returns.ts'

const figures = {
  /** What guests paid for the stays, without taxes. */
  gross: Money,
  exempt: Money,
  taxable: Money,
  tax: Money,
}

export const TaxLine = z.object({
  authority: Code,
  /** In 1/100,000; null when it changed within the month. */
  rate: z.int().nullable(),
  stays: z.int(),
  exemptStays: z.int(),
  ...figures,
})
export type TaxLine = z.infer<typeof TaxLine>

export const Worksheet = z.object({
  taxReturn: Code,
  lines: z.array(TaxLine),
  tax: Money,
  /** What the filer may keep when it files online and on time; null for an owner, who does not file. */
  allowance: Money.nullable(),
  /** The tax less the allowance. */
  due: Money,
  dueFrom: z.iso.date(),
  /** The last day that is on time. */
  dueBy: z.iso.date(),
  /** The last day to start the payment, where it is earlier. */
  payBy: z.iso.date().nullable(),
})
export type Worksheet = z.infer<typeof Worksheet>

export const TaxMonth = z.object({
  month: z.string(),
  /** False while the figures of the month can still grow. */
  isOver: z.boolean(),
  worksheets: z.array(Worksheet),
  tax: Money,
})
export type TaxMonth = z.infer<typeof TaxMonth>

const TaxHome = z.object({ slug: z.string(), name: z.string() })

export const TaxYear = z.object({
  year: z.int(),
  /** Every year with a stay, the latest first. */
  years: z.array(z.int()),
  homes: z.array(TaxHome),
  /** Those of its months, in their order. */
  returns: z.array(Code),
  /** Every month until now, also those without a stay. */
  months: z.array(TaxMonth),
  tax: Money,
})
export type TaxYear = z.infer<typeof TaxYear>

/** A stay on a line of a worksheet; the stays of a line sum to its figures. */
export const TaxedStay = z.object({
  entryId: z.int(),
  bookingId: z.uuid(),
  reference: z.string(),
  home: TaxHome,
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  /** The company's day on which the tax was posted in the ledger. */
  postedOn: z.iso.date(),
  isCanceled: z.boolean(),
  /** Takes back what an earlier posting reported. */
  isReversal: z.boolean(),
  exemption: z.enum(taxExemptions).nullable(),
  ...figures,
})
export type TaxedStay = z.infer<typeof TaxedStay>

export const TaxMonthStays = TaxMonth.extend({
  homes: z.array(TaxHome),
  /** The stays of the requested line. */
  stays: z
    .object({
      line: TaxLine,
      items: z.array(TaxedStay),
      page: z.int(),
      pages: z.int(),
    })
    .nullable(),
})
export type TaxMonthStays = z.infer<typeof TaxMonthStays>

export const GrossMonth = z.object({
  month: z.string(),
  /** Before Marea’s fee, without taxes. */
  gross: Money,
  fee: Money,
  earnings: Money,
  payments: z.int(),
})
export type GrossMonth = z.infer<typeof GrossMonth>

const GrossFigures = GrossMonth.omit({ month: true })

export const GrossPayment = z.object({
  entryId: z.int(),
  bookingId: z.uuid(),
  reference: z.string(),
  home: TaxHome,
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  postedOn: z.iso.date(),
  isCanceled: z.boolean(),
  isReversal: z.boolean(),
  gross: Money,
  fee: Money,
  earnings: Money,
})
export type GrossPayment = z.infer<typeof GrossPayment>

/** What an owner’s guests paid in a year, as on Form 1099-K; it is not that form. */
export const GrossYear = z.object({
  year: z.int(),
  years: z.array(z.int()),
  homes: z.array(TaxHome),
  /** All twelve months. */
  months: z.array(GrossMonth),
  total: GrossFigures,
  /** The payments of the requested month. */
  payments: z.array(GrossPayment).nullable(),
})
export type GrossYear = z.infer<typeof GrossYear>

export const OwnersGross = z.object({
  year: z.int(),
  years: z.array(z.int()),
  owners: z.array(GrossFigures.extend({ id: z.uuid(), fullName: z.string(), email: z.string() })),
  total: GrossFigures,
})
export type OwnersGross = z.infer<typeof OwnersGross>

const month = z.string().regex(monthPattern)
const year = z.string().regex(yearPattern)
const home = z.string().max(100).optional()
const language = z.enum(languages).optional()
const page = z.coerce.number().int().min(1).max(10_000).default(1)
const line = { tax: Code.optional(), page }

const monthParams = z.strictObject({ month })
const yearParams = z.strictObject({ year })
/** A month, or all months of a year. */
const periodParams = z.strictObject({ period: z.union([month, year]) })

const managerAccess = [
  'identity.sign_in_required',
  'resource.not_found',
  'co_hosts.role_too_small',
] as const
const adminAccess = ['identity.sign_in_required', 'resource.not_found'] as const
const pdf = { result: z.string(), mediaType: 'application/pdf' } as const
const csv = { result: z.string(), mediaType: 'text/csv' } as const

export const taxesEndpoints = endpoints({
  'GET /owner/taxes': {
    summary: 'List lodging taxes on stays in your homes, by month and return',
    query: z.strictObject({ year: year.optional(), home }),
    result: TaxYear,
    problems: managerAccess,
  },
  'GET /owner/taxes/:month': {
    summary: 'Get the worksheets of a month, and the stays of one of their lines',
    params: monthParams,
    query: z.strictObject({ home, ...line }),
    result: TaxMonthStays,
    problems: managerAccess,
  },
  'GET /owner/taxes/:period/worksheets.pdf': {
    summary: 'Download the worksheets of a month or a year as a document',
    params: periodParams,
    query: z.strictObject({ home, language }),
    ...pdf,
    problems: managerAccess,
  },
  'GET /owner/taxes/:period/worksheets.csv': {
    summary: 'Download the worksheets of a month or a year as comma-separated values',
    params: periodParams,
    query: z.strictObject({ home, language }),
    ...csv,
    problems: managerAccess,
  },
  'GET /owner/gross/:year': {
    summary: 'Get what guests paid for your homes in a year, before fees, by month',
    params: yearParams,
    query: z.strictObject({ home, month: month.optional() }),
    result: GrossYear,
    problems: managerAccess,
  },
  'GET /owner/gross/:year/summary.pdf': {
    summary: 'Download what guests paid for your homes in a year as a document',
    params: yearParams,
    query: z.strictObject({ home, language }),
    ...pdf,
    problems: managerAccess,
  },
  'GET /owner/gross/:year/summary.csv': {
    summary: 'Download what guests paid for your homes in a year as comma-separated values',
    params: yearParams,
    query: z.strictObject({ home, language }),
    ...csv,
    problems: managerAccess,
  },
  'GET /admin/taxes': {
    summary: 'List the tax returns that we file, by month, with collection allowances',
    query: z.strictObject({ year: year.optional() }),
    result: TaxYear,
    problems: adminAccess,
  },
  'GET /admin/taxes/:month': {
    summary: 'Get the returns of a month, and the stays of one of their lines',
    params: monthParams,
    query: z.strictObject(line),
    result: TaxMonthStays,
    problems: adminAccess,
  },
  'GET /admin/taxes/:period/worksheets.pdf': {
    summary: 'Download the returns of a month or a year as a document',
    params: periodParams,
    query: z.strictObject({ language }),
    ...pdf,
    problems: adminAccess,
  },
  'GET /admin/taxes/:period/worksheets.csv': {
    summary: 'Download the returns of a month or a year as comma-separated values',
    params: periodParams,
    query: z.strictObject({ language }),
    ...csv,
    problems: adminAccess,
  },
  'GET /admin/gross/:year': {
    summary: 'List what each owner’s guests paid in a year, before fees',
    params: yearParams,
    result: OwnersGross,
    problems: adminAccess,
  },
  'GET /admin/gross/:year/summary.csv': {
    summary: 'Download every owner’s year by month as comma-separated values',
    params: yearParams,
    query: z.strictObject({ language }),
    ...csv,
    problems: adminAccess,
  },
  'GET /admin/gross/:year/:owner/summary.pdf': {
    summary: 'Download an owner’s year as a document',
    params: z.strictObject({ year, owner: z.uuid() }),
    query: z.strictObject({ language }),
    ...pdf,
    problems: adminAccess,
  },
})
