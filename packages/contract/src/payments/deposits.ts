import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { languages } from '#platform/language.ts'
import { Money } from '#platform/money.ts'
import { CardFailure, NextAction, PaymentMethodId, ReturnPath } from './endpoints.ts'
import { PaidCard } from './paid-card.ts'

export const Deposit = z.object({
  id: z.uuid(),
  amount: Money,
  status: z.enum(['requested', 'credited', 'failed']),
  requestedAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  card: PaidCard.nullable(),
  failure: CardFailure.nullable(),
  /** What the bank requires first, while the deposit waits for it. */
  clientSecret: z.string().optional(),
  nextAction: NextAction.optional(),
  /** The amount that can still be refunded to its card, and until when it can only go there. */
  refundable: Money,
  maturesAt: z.iso.datetime().nullable(),
})
export type Deposit = z.infer<typeof Deposit>

export const DepositRefund = z.object({
  id: z.uuid(),
  amount: Money,
  status: z.enum(['started', 'pending', 'succeeded', 'failed']),
})
export type DepositRefund = z.infer<typeof DepositRefund>

const params = z.strictObject({ id: z.uuid() })

export const depositsEndpoints = endpoints({
  'GET /wallet/deposits': {
    summary: 'List your deposits, newest first',
    result: z.array(Deposit),
    problems: ['identity.sign_in_required'],
  },
  'GET /wallet/deposits/:id': {
    summary: 'Get the status of a deposit',
    params,
    result: Deposit,
    problems: ['identity.sign_in_required', 'resource.not_found', 'payments.unreachable'],
  },
  'POST /wallet/deposits': {
    summary: 'Add funds with a saved or new card; takes an Idempotency-Key',
    body: z.strictObject({
      amount: z.int().positive().max(1_000_000_00),
      /** Without it the default card is charged. */
      paymentMethodId: PaymentMethodId.optional(),
      saveCard: z.boolean().default(false),
      returnUrl: ReturnPath.default('/my-wallet'),
    }),
    result: Deposit,
    problems: [
      'identity.sign_in_required',
      'identity.email_unconfirmed',
      'request.key_missing',
      'ledger.key_reused',
      'resource.not_found',
      'wallet.deposit_too_small',
      'wallet.deposit_declined',
      'payments.method_missing',
      'payments.unreachable',
    ],
  },
  'POST /wallet/deposits/:id/refund': {
    summary: 'Refund a deposit to its card, in full or in part; takes an Idempotency-Key',
    params,
    body: z.strictObject({ amount: z.int().positive().optional() }),
    result: DepositRefund,
    problems: [
      'identity.sign_in_required',
      'request.key_missing',
      'ledger.key_reused',
      'resource.not_found',
      'wallet.insufficient_funds',
      'wallet.deposit_not_refundable',
    ],
  },
  'GET /wallet/deposits/:id/receipt.pdf': {
    summary: 'Download the receipt of a deposit',
    params,
    query: z.strictObject({ language: z.enum(languages).optional() }),
    result: z.string(),
    mediaType: 'application/pdf',
    problems: ['identity.sign_in_required', 'resource.not_found'],
  },
})
