import { z } from 'zod'
import { Translations } from '#expenses/expense.ts'
import { endpoints } from '#platform/endpoint.ts'

const cents = z.int()
const Home = z.object({ slug: z.string(), name: z.string() })

/** The owner's share of a booking that is paid but not yet settled. */
const EscrowRelease = z.object({
  bookingId: z.uuid(),
  reference: z.string(),
  guest: z.string(),
  home: Home,
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  /** When the stay is settled and the amount becomes available. */
  releasesAt: z.iso.datetime(),
  amount: cents,
})
export type EscrowRelease = z.infer<typeof EscrowRelease>

/** The owner's share of a stay whose card payment is disputed; it is not paid out meanwhile. */
const DisputedStay = z.object({
  bookingId: z.uuid(),
  reference: z.string(),
  home: z.string(),
  amount: cents,
})
export type DisputedStay = z.infer<typeof DisputedStay>

/** What Marea owes an owner, will owe and has paid, in cents. */
export const OwnerBalance = z.object({
  today: z.iso.date(),
  /** The owner's account in the ledger; negative when Marea advanced more than the homes earned. */
  available: cents,
  escrow: z.object({
    amount: cents,
    /** Earliest first. */
    releases: z.array(EscrowRelease),
  }),
  /** A part of what is available. */
  onHold: z.object({ amount: cents, stays: z.array(DisputedStay) }),
  /** What was transferred to the bank, less what was returned. */
  paidOut: z.object({ year: z.int(), inYear: cents, inMonth: cents }),
  /** Expenses above the limit that the owner has not decided on. */
  waiting: z.object({ amount: cents, count: z.int(), limit: cents }),
})
export type OwnerBalance = z.infer<typeof OwnerBalance>

const balanceLineKinds = [
  'stay',
  'stay_reversed',
  'expense',
  'expense_voided',
  'payout',
  'payout_returned',
  'dispute',
  'other',
] as const

/** One posting on the owner's account, with the balance after it. */
export const BalanceLine = z.object({
  number: z.int(),
  at: z.iso.datetime(),
  kind: z.enum(balanceLineKinds),
  amount: cents,
  balance: cents,
  /** The stay that was settled. */
  stay: z
    .object({
      bookingId: z.uuid(),
      reference: z.string(),
      guest: z.string(),
      home: z.string(),
      checkIn: z.iso.date(),
      checkOut: z.iso.date(),
    })
    .nullable(),
  expense: z
    .object({
      id: z.uuid(),
      concept: z.string(),
      translations: Translations,
      home: z.string(),
    })
    .nullable(),
  /** The payout that left the balance, or came back to it. */
  payoutId: z.uuid().nullable(),
})
export type BalanceLine = z.infer<typeof BalanceLine>

const problems = ['identity.sign_in_required', 'resource.not_found'] as const

export const balanceEndpoints = endpoints({
  'GET /owner/balance': {
    summary:
      'Get what is available, in escrow with release dates, paid out and waiting for approval',
    result: OwnerBalance,
    problems,
  },
  'GET /owner/balance/lines': {
    summary: 'List what changed the available balance, newest first, with the balance after each',
    query: z.strictObject({
      before: z.coerce.number().int().positive().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    result: z.object({
      items: z.array(BalanceLine),
      /** What to send as `before` for the next page. */
      next: z.int().nullable(),
    }),
    problems,
  },
})
