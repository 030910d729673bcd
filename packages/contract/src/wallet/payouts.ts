import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { Money } from '#platform/money.ts'
import { AdminWithdrawal } from './admin-withdrawals.ts'
import { bankCountries } from './bank-accounts.ts'

/** Approved withdrawals of one country that go to the bank in one file. */
export const PayoutBatch = z.object({
  id: z.uuid(),
  country: z.enum(bankCountries),
  count: z.int(),
  amount: Money,
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
})
export type PayoutBatch = z.infer<typeof PayoutBatch>

/** The effect of one line of the bank's file of returns. */
export const PayoutReturn = z.object({
  outcome: z.enum(['returned', 'known', 'differs', 'unknown']),
  /** The return code, such as R02. */
  code: z.string(),
  traceNumber: z.string(),
  amount: Money,
  withdrawalId: z.uuid().nullable(),
  name: z.string().nullable(),
})
export type PayoutReturn = z.infer<typeof PayoutReturn>

const params = z.strictObject({ id: z.uuid() })
const problems = ['identity.sign_in_required', 'resource.not_found'] as const

export const payoutsEndpoints = endpoints({
  'GET /admin/payout-batches': {
    summary: 'List payout batches, newest first',
    result: z.array(PayoutBatch),
    problems,
  },
  'POST /admin/payout-batches': {
    summary: 'Create a batch of a country’s approved withdrawals; null when there are none',
    body: z.strictObject({ country: z.enum(bankCountries) }),
    result: PayoutBatch.nullable(),
    problems: [...problems, 'payouts.ach_not_set', 'payouts.too_many_files'],
  },
  'GET /admin/payout-batches/:id/file': {
    summary: 'Download the file for the bank: NACHA for the United States, SPEI layout for Mexico',
    params,
    result: z.string(),
    mediaType: 'text/*',
    problems: [
      ...problems,
      'identity.confirmation_required',
      'payouts.ach_not_set',
      'payouts.file_gone',
    ],
  },
  'POST /admin/payout-batches/:id/sending': {
    summary: 'Mark a batch as sent to the bank, with every withdrawal in it',
    params,
    result: PayoutBatch,
    problems,
  },
  'POST /admin/payout-returns': {
    summary: 'Apply the bank’s NACHA file of returns: each payment is found by its trace number',
    body: z.strictObject({ file: z.string().min(94).max(900_000) }),
    result: z.array(PayoutReturn),
    problems: [...problems, 'payouts.ach_not_set', 'payouts.returns_unreadable'],
  },
  'POST /admin/withdrawals/:id/payment': {
    summary: 'Mark a withdrawal as paid by the bank',
    params,
    result: AdminWithdrawal,
    problems: [...problems, 'wallet.withdrawal_step_refused', 'approvals.own_money'],
  },
  'POST /admin/withdrawals/:id/return': {
    summary:
      'Mark a withdrawal as returned by the bank, even a paid one; the money and the fee are refunded',
    params,
    body: z.strictObject({ reason: z.string().trim().min(3).max(500) }),
    result: AdminWithdrawal,
    problems: [...problems, 'wallet.withdrawal_step_refused', 'approvals.own_money'],
  },
})
