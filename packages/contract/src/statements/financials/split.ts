import { z } from 'zod'
import { expenseCategories, markupCategory } from '#expenses/choices.ts'
import { endpoints } from '#platform/endpoint.ts'
import { monthPattern, yearPattern } from '#statements/taxes/tax-returns.ts'
import { Code } from '#suites/jurisdictions.ts'

const cents = z.int()
const Home = z.object({ slug: z.string(), name: z.string() })
const Month = z.string().regex(monthPattern)

const amounts = {
  amount: cents,
  /** Cents of every $100.00 that guests paid. */
  share: cents,
}

/**
 * Where a part of the guests' money goes; a part may be negative, such as a discount Marea bears.
 */
const SplitPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('keep'), ...amounts }),
  z.object({ kind: z.literal('commission'), ...amounts }),
  z.object({ kind: z.literal('fees'), ...amounts }),
  z.object({ kind: z.literal('tax'), authority: Code, ...amounts }),
  z.object({
    kind: z.literal('expense'),
    category: z.enum([...expenseCategories, markupCategory]),
    ...amounts,
  }),
])
export type SplitPart = z.infer<typeof SplitPart>

const SplitBooking = z.object({
  id: z.uuid(),
  reference: z.string(),
  guest: z.string(),
  home: Home,
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  /** What guests paid for the nights in the period. */
  paid: cents,
  /** The owner's income from it. */
  income: cents,
})

/** How the money that guests paid for a period or one booking is divided. */
export const Split = z.object({
  /** A month or a year. */
  period: z.string(),
  firstMonth: Month.nullable(),
  homes: z.array(Home),
  home: Home.nullable(),
  booking: z.object({ id: z.uuid(), reference: z.string(), guest: z.string() }).nullable(),
  /** Taxes and fees included; the parts add up to it. */
  paid: cents,
  parts: z.array(SplitPart),
  bookings: z.int(),
  /** The months of a year, or the bookings of a month. */
  months: z.array(z.object({ month: Month, paid: cents, income: cents })),
  items: z.array(SplitBooking),
})
export type Split = z.infer<typeof Split>

export const SplitQuery = z.strictObject({
  period: z.union([Month, z.string().regex(yearPattern)]).optional(),
  home: z.string().max(100).optional(),
  booking: z.uuid().optional(),
})
export type SplitQuery = z.infer<typeof SplitQuery>

export const splitEndpoints = endpoints({
  'GET /owner/split': {
    summary:
      'Show who receives what of every $100 that guests paid, by month, year, home or booking',
    query: SplitQuery,
    result: Split,
    problems: ['identity.sign_in_required', 'resource.not_found', 'co_hosts.role_too_small'],
  },
})
