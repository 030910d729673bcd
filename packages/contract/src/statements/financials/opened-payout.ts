import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { languages } from '#platform/language.ts'
import { LedgerLine } from '#statements/reports/endpoints.ts'
import { Withdrawal } from '#wallet/endpoints.ts'
import { BalanceLine } from './balance.ts'

const cents = z.int()

/** A change of the balance since the previous payout, as this payout pays it or takes it back. */
const PayoutLine = BalanceLine.omit({ number: true, balance: true }).extend({
  /**
   * Two if a settled stay was refunded: its settlement is reversed and posted again at the new
   * price.
   */
  entryIds: z.array(z.int()).min(1),
  /** What Marea kept of the stay's price; `amount` is after it. */
  commission: cents,
})
export type PayoutLine = z.infer<typeof PayoutLine>

/** A payout down to its lines: `before` + the lines − `left` = the amount with its fee. */
export const OpenedPayout = Withdrawal.extend({
  owner: z.object({ id: z.uuid(), fullName: z.string() }),
  /** Made by the schedule and not by request. */
  isScheduled: z.boolean(),
  /** What the previous payout left in the balance; null for the first payout. */
  before: z.object({ amount: cents, payoutId: z.uuid(), at: z.iso.datetime() }).nullable(),
  /** Oldest first. */
  lines: z.array(PayoutLine),
  /** What stayed in the balance, such as the reserve. */
  left: cents,
  /** Every posting of the payout's own entries, oldest first. */
  postings: z.array(LedgerLine),
})
export type OpenedPayout = z.infer<typeof OpenedPayout>

const params = z.strictObject({ id: z.uuid() })
const problems = ['identity.sign_in_required', 'resource.not_found'] as const
const file = {
  params,
  query: z.strictObject({ language: z.enum(languages).optional() }),
  result: z.string(),
  mediaType: 'text/csv',
  problems,
} as const

export const openedPayoutEndpoints = endpoints({
  'GET /owner/payouts/:id': {
    summary: 'Get one of your payouts: what it pays, its steps and its ledger entries',
    params,
    result: OpenedPayout,
    problems,
  },
  'GET /owner/payouts/:id/lines.csv': {
    summary: 'Download what a payout pays as comma-separated values in the reader’s language',
    ...file,
  },
  'GET /admin/payouts/:id': {
    summary: 'Get a payout to an owner: what it pays, its steps and its ledger entries',
    params,
    result: OpenedPayout,
    problems,
  },
  'GET /admin/payouts/:id/lines.csv': {
    summary:
      'Download what a payout to an owner pays as comma-separated values in the reader’s language',
    ...file,
  },
})
