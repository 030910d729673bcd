import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { Money } from './money.ts'

export const Wallet = z.object({
  /** All that is the guest's: available and on hold. */
  balance: Money,
  available: Money,
  onHold: z.array(
    z.object({ id: z.uuid(), amount: Money, until: z.iso.datetime(), cause: z.string() }),
  ),
  /** What may leave by bank now; the rest of what is available came from a card too lately. */
  withdrawable: Money,
  maturing: z.array(z.object({ amount: Money, maturesAt: z.iso.datetime() })),
  minimumDeposit: Money,
})
export type Wallet = z.infer<typeof Wallet>

export const WalletTransaction = z.object({
  id: z.int(),
  /** What happened, as `withdrawal.requested`. */
  kind: z.string(),
  amount: Money,
  /** What was available after it. */
  balance: Money,
  at: z.iso.datetime(),
  /** What caused it, as `withdrawal:<id>`. */
  cause: z.string(),
})
export type WalletTransaction = z.infer<typeof WalletTransaction>

const transactionAreas = ['deposit', 'hold', 'withdrawal', 'booking', 'earning'] as const

const Filters = z.strictObject({
  area: z.enum(transactionAreas).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
export type TransactionFilters = z.infer<typeof Filters>

export const walletEndpoints = endpoints({
  'GET /wallet': {
    summary: 'What one has, what of it is available, and what is on hold until when',
    result: Wallet,
    problems: ['identity.sign_in_required'],
  },
  'GET /wallet/transactions': {
    summary: 'What came and went, newest first, with the balance after each',
    query: Filters.extend({
      before: z.coerce.number().int().positive().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    result: z.object({
      items: z.array(WalletTransaction),
      /** What to send as `before` for the next page. */
      next: z.int().nullable(),
    }),
    problems: ['identity.sign_in_required'],
  },
  'GET /wallet/transactions.csv': {
    summary: 'The same as a table for a spreadsheet',
    query: Filters,
    result: z.string(),
    problems: ['identity.sign_in_required'],
  },
})
