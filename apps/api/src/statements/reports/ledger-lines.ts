import type { LedgerLine } from '@marea/contract/statements/reports/endpoints.ts'
import type { EntryPosting } from '#wallet/ledger/entry-postings.ts'

const entries: Record<string, LedgerLine['entry']> = {
  'booking.charged': 'paid',
  'hold.posted': 'paid',
  'booking.refunded': 'refunded',
  'booking.refunded_to_card': 'refunded',
  'booking.refund_returned': 'paid',
  'booking.settled': 'settled',
  'booking.settlement_reversed': 'settled',
  'withdrawal.requested': 'payout_requested',
  'withdrawal.sent': 'payout_sent',
  'withdrawal.paid': 'payout_paid',
  'withdrawal.rejected': 'payout_rejected',
  'withdrawal.returned': 'payout_returned',
}

const accounts: readonly [RegExp, LedgerLine['account']][] = [
  [/^booking:[^:]+:escrow$/, 'escrow'],
  [/^owner:[^:]+:payable$/, 'payable'],
  [/^tax:/, 'tax'],
  [/^platform:commission$/, 'commission'],
  [/^platform:fee_income$/, 'fees'],
  [/^platform:coupon_costs$/, 'discounts'],
  [/^platform:fees$/, 'fees_and_discounts'],
  [/^bank:withdrawals_pending$/, 'payouts_pending'],
  [/^bank:withdrawals_sent$/, 'payouts_sent'],
  [/^bank:/, 'bank'],
]

/** The owner may not see which wallet or card a guest paid with or what the processor charged. */
const guestSide = new Set<LedgerLine['entry']>(['paid', 'refunded'])

/** Postings without the identifiers in their account names. */
export function ledgerLines(postings: readonly EntryPosting[]): LedgerLine[] {
  return postings
    .map(({ entryId, kind, account, amount, postedAt }) => ({
      entryId,
      amount,
      at: postedAt.toString(),
      entry: entries[kind] ?? 'other',
      account: accounts.find(([pattern]) => pattern.test(account))?.[1] ?? 'other',
    }))
    .filter(({ entry, account }) => !guestSide.has(entry) || account === 'escrow')
}
