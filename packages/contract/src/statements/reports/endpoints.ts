import { z } from 'zod'
import { expenseCategories, markupCategory } from '#expenses/choices.ts'
import { Translations } from '#expenses/expense.ts'
import { endpoints } from '#platform/endpoint.ts'
import { languages } from '#platform/language.ts'
import { priceParts } from '#pricing/price-parts.ts'
import {
  closedKinds,
  ledgerAccountKinds,
  ledgerEntries,
  maxStripHomes,
  maxStripMonths,
  paceDays,
  reportBases,
  reportNames,
} from './choices.ts'

export const cents = z.int()
const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)
export const Home = z.object({ slug: z.string(), name: z.string() })

/** Sums of a part of a report, amounts in cents; `profit` is `income` less `expenses`. */
export const Figures = z.object({
  /** All nights of the homes, booked or not. */
  homeNights: z.int(),
  /** Stayed or booked on Marea. */
  nights: z.int(),
  channelNights: z.int(),
  ownNights: z.int(),
  blockedNights: z.int(),
  /** After commission. */
  income: cents,
  expenses: cents,
  profit: cents,
  /** The price of `nights` before commission. */
  rent: cents,
  /** The price of `ownNights`. */
  lostRent: cents,
  /** With check-in in the period, canceled ones included. */
  bookings: z.int(),
  canceled: z.int(),
  /** Of the bookings that were not canceled. */
  stayNights: z.int(),
  leadDays: z.int(),
})
export type Figures = z.infer<typeof Figures>

const Compared = z.object({ now: Figures, before: Figures })
const MonthRow = Compared.extend({ month: Month })
const HomeRow = Compared.extend({ home: Home })
export type MonthRow = z.infer<typeof MonthRow>

export const ReportItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('booking'),
    id: z.uuid(),
    reference: z.string(),
    guest: z.string(),
    checkIn: z.iso.date(),
    checkOut: z.iso.date(),
    isCanceled: z.boolean(),
    /** In this month. */
    nights: z.int(),
    income: cents,
    rent: cents,
  }),
  z.object({
    kind: z.literal('expense'),
    id: z.uuid(),
    concept: z.string(),
    translations: Translations,
    category: z.enum(expenseCategories),
    /** A void is a separate line on its own day, with a negative amount. */
    line: z.enum(['expense', 'reversal']),
    datedOn: z.iso.date(),
    spentOn: z.iso.date(),
    /** With the mark-up. */
    amount: cents,
  }),
  z.object({
    kind: z.literal('closed'),
    id: z.string(),
    closedBy: z.enum(closedKinds),
    from: z.iso.date(),
    to: z.iso.date(),
    nights: z.int(),
    /** The price of nights that the owner used. */
    lostRent: cents,
  }),
])
export type ReportItem = z.infer<typeof ReportItem>

/** From income by stay night to income by cash: `nights` + `earlier` + `later` = `cash`. */
const Reconciliation = z.object({
  nights: cents,
  /** Nights of the period that guests paid before it began; negative. */
  earlier: cents,
  /** Received in the period for nights after it, or refunded after it. */
  later: cents,
  cash: cents,
  /** Whether the payouts of settled bookings equal their ledger postings. */
  matchesLedger: z.boolean(),
})

export const Report = z.object({
  today: z.iso.date(),
  from: Month,
  to: Month,
  basis: z.enum(reportBases),
  /** The homes whose money the reader may see. */
  homes: z.array(Home),
  home: Home.nullable(),
  /** The first month with a booking or expense; null before any. */
  firstMonth: Month.nullable(),
  /** Earliest first. */
  months: z.array(MonthRow),
  total: Compared,
  byHome: z.array(HomeRow),
  categories: z.array(
    z.object({
      category: z.enum([...expenseCategories, markupCategory]),
      now: cents,
      before: cents,
    }),
  ),
  reconciliation: Reconciliation,
  /** Income by stay night less that of sealed statements, by month; empty if they agree. */
  sealedDifferences: z.array(z.object({ month: Month, amount: cents })),
  /** Nights booked by this morning for the next days, and by the same day a year ago. */
  pace: z.object({ now: z.int(), before: z.int() }),
  /** Booked nights of the period from today on. */
  nightsAhead: z.int(),
})
export type Report = z.infer<typeof Report>

/** The homes of a month, and the items of one of them in it. */
const OpenedMonth = z.object({ homes: z.array(HomeRow), items: z.array(ReportItem) })
export type OpenedMonth = z.infer<typeof OpenedMonth>

/** Which nights of a home in a month were booked or closed; all others were available. */
const HomeMonth = z.object({
  month: Month,
  now: Figures,
  ranges: z.array(
    z.object({
      kind: z.enum(['booked', ...closedKinds]),
      from: z.iso.date(),
      to: z.iso.date(),
    }),
  ),
})
const ReportNights = z.object({
  homes: z.array(z.object({ home: Home, months: z.array(HomeMonth) })),
})
export type HomeMonth = z.infer<typeof HomeMonth>
export type ReportNights = z.infer<typeof ReportNights>

/** One posting of a ledger entry; of payments only what reached the escrow. */
export const LedgerLine = z.object({
  entryId: z.int(),
  at: z.iso.datetime(),
  entry: z.enum(ledgerEntries),
  account: z.enum(ledgerAccountKinds),
  amount: cents,
})
export type LedgerLine = z.infer<typeof LedgerLine>

const PriceLine = z.object({
  code: z.string(),
  part: z.enum(priceParts),
  label: z.string(),
  amount: cents,
  count: z.int().optional(),
  each: cents.optional(),
  name: z.string().optional(),
})

/** How the income of a booking is computed: price lines, commission and postings. */
export const BookingLedger = z.object({
  id: z.uuid(),
  reference: z.string(),
  guest: z.string(),
  home: Home,
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  status: z.enum(['confirmed', 'completed', 'cancelled']),
  /** The owner's lines, then commission; they add up to `income`. */
  lines: z.array(PriceLine),
  commission: cents,
  income: cents,
  /** Paid by the guest, and how much of it was refunded. */
  paid: cents,
  refunded: cents,
  taxes: cents,
  months: z.array(z.object({ month: Month, nights: z.int(), income: cents, cash: cents })),
  postings: z.array(LedgerLine),
})
export type BookingLedger = z.infer<typeof BookingLedger>

export const Asked = z.strictObject({
  from: Month.optional(),
  to: Month.optional(),
  home: z.string().max(100).optional(),
  basis: z.enum(reportBases).default('nights'),
})
export type ReportQuery = z.output<typeof Asked>

const File = { params: z.strictObject({ report: z.enum(reportNames) }) }
const FileQuery = Asked.extend({ language: z.enum(languages).optional() })

const access = [
  'identity.sign_in_required',
  'resource.not_found',
  'co_hosts.role_too_small',
] as const
export const ofPeriod = [...access, 'owners.report_period_refused'] as const

export const reportsEndpoints = endpoints({
  'GET /owner/reports': {
    summary: `Get income, expenses, nights and bookings by month and home, compared with the year before, and the pace of the next ${paceDays} days`,
    query: Asked,
    result: Report,
    problems: ofPeriod,
  },
  'GET /owner/report-months/:month': {
    summary:
      'List the homes behind the figures of a month, and the bookings and expenses of one of them',
    params: z.strictObject({ month: Month }),
    query: Asked.pick({ home: true, basis: true }).extend({ row: z.string().max(100).optional() }),
    result: OpenedMonth,
    problems: access,
  },
  'GET /owner/report-nights': {
    summary: `List each night of at most ${maxStripHomes} homes and ${maxStripMonths} months; no homes where there are more`,
    query: Asked.omit({ basis: true }),
    result: ReportNights,
    problems: ofPeriod,
  },
  'GET /owner/ledger/bookings/:id': {
    summary: 'Show how a booking’s income is calculated, down to its ledger postings',
    params: z.strictObject({ id: z.uuid() }),
    result: BookingLedger,
    problems: access,
  },
  'GET /owner/ledger/bookings/:id/receipt.pdf': {
    summary: 'Download the guest’s receipt for a booking',
    params: z.strictObject({ id: z.uuid() }),
    query: z.strictObject({ language: z.enum(languages).optional() }),
    result: z.string(),
    mediaType: 'application/pdf',
    problems: access,
  },
  'GET /owner/reports/:report/table.csv': {
    summary: 'Download a report as comma-separated values in the reader’s language',
    ...File,
    query: FileQuery,
    result: z.string(),
    mediaType: 'text/csv',
    problems: ofPeriod,
  },
  'GET /owner/reports/:report/table.xlsx': {
    summary: 'Download a report as a spreadsheet in the reader’s language',
    ...File,
    query: FileQuery,
    result: z.string(),
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    problems: ofPeriod,
  },
  'GET /owner/reports/:report/table.pdf': {
    summary: 'Download a report as a printable document in the reader’s language',
    ...File,
    query: FileQuery,
    result: z.string(),
    mediaType: 'application/pdf',
    problems: ofPeriod,
  },
})
