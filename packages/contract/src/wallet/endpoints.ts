import { z } from 'zod'
import { SentDay } from '#platform/dates.ts'
import { endpoints } from '#platform/endpoint.ts'
import { Money } from '#platform/money.ts'
import { bankCountries } from './bank-accounts.ts'

/** The stay a payment was for: its home and dates. */
export const PaidStay = z.object({
  bookingId: z.uuid(),
  home: z.string(),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
})
export type PaidStay = z.infer<typeof PaidStay>

export const Wallet = z.object({
  /** All of the guest's money: available and on hold. */
  balance: Money,
  available: Money,
  onHold: z.array(
    z.object({
      id: z.uuid(),
      amount: Money,
      until: z.iso.datetime(),
      cause: z.string(),
      stay: PaidStay.nullable(),
    }),
  ),
  /** What can be withdrawn now; the rest came from a card too recently. */
  withdrawable: Money,
  /** From gift cards: pays for stays and can’t be withdrawn. */
  gift: Money,
  maturing: z.array(z.object({ amount: Money, maturesAt: z.iso.datetime() })),
  minimumDeposit: Money,
  withdrawals: z.object({
    isOpen: z.boolean(),
    /** The fee and arrival date of a withdrawal to each country today. */
    terms: z.array(
      z.object({ country: z.enum(bankCountries), fee: Money, arrivesOn: z.iso.date() }),
    ),
  }),
})
export type Wallet = z.infer<typeof Wallet>

export const WalletTransaction = z.object({
  id: z.int(),
  /** What happened, such as `withdrawal.requested`. */
  kind: z.string(),
  amount: Money,
  /** The available balance after it. */
  balance: Money,
  at: z.iso.datetime(),
  /** What caused it, such as `withdrawal:<id>`. */
  cause: z.string(),
  stay: PaidStay.nullable(),
  hold: z.enum(['pending', 'posted', 'voided', 'expired']).nullable(),
})
export type WalletTransaction = z.infer<typeof WalletTransaction>

export const withdrawalStatuses = [
  'requested',
  'approved',
  'sent',
  'paid',
  'rejected',
  'returned',
] as const

/** Taken from a guest's wallet, or from what Marea owes an owner. */
const withdrawalSources = ['wallet', 'payable'] as const

export const Withdrawal = z.object({
  id: z.uuid(),
  source: z.enum(withdrawalSources),
  /** What arrives at the bank; the fee is added on top. */
  amount: Money,
  fee: Money,
  status: z.enum(withdrawalStatuses),
  arrivesOn: z.iso.date(),
  bankAccount: z.object({
    country: z.enum(bankCountries),
    bankName: z.string(),
    lastFour: z.string(),
  }),
  steps: z.array(
    z.object({
      status: z.enum(withdrawalStatuses),
      at: z.iso.datetime(),
      reason: z.string(),
      /** The bank's code for why it returned the money, such as R02. */
      returnCode: z.string().nullable(),
    }),
  ),
})
export type Withdrawal = z.infer<typeof Withdrawal>

export const GuestWithdrawal = Withdrawal.extend({
  guest: z.object({ id: z.uuid(), fullName: z.string(), email: z.string() }),
})
export type GuestWithdrawal = z.infer<typeof GuestWithdrawal>

const transactionAreas = [
  'deposit',
  'hold',
  'withdrawal',
  'booking',
  'earning',
  'gift_card',
] as const

const Filters = z.strictObject({
  area: z.enum(transactionAreas).optional(),
  from: SentDay.optional(),
  to: SentDay.optional(),
})
export type TransactionFilters = z.infer<typeof Filters>

export const walletEndpoints = endpoints({
  'GET /wallet': {
    summary: 'Get your balance, what is available, and what is on hold and until when',
    result: Wallet,
    problems: ['identity.sign_in_required'],
  },
  'GET /wallet/transactions': {
    summary: 'List your transactions, newest first, with the balance after each',
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
    summary: 'Download your transactions as comma-separated values',
    query: Filters,
    result: z.string(),
    mediaType: 'text/csv',
    problems: ['identity.sign_in_required'],
  },
  'GET /wallet/withdrawals': {
    summary: 'List your withdrawals, newest first, with the time of each step',
    result: z.array(Withdrawal),
    problems: ['identity.sign_in_required'],
  },
  'POST /wallet/withdrawals': {
    summary: 'Withdraw to one of your bank accounts; takes an Idempotency-Key',
    body: z.strictObject({ bankAccountId: z.uuid(), amount: z.int().positive() }),
    result: Withdrawal,
    problems: [
      'identity.sign_in_required',
      'identity.email_unconfirmed',
      'identity.confirmation_required',
      'request.key_missing',
      'ledger.key_reused',
      'resource.not_found',
      'wallet.insufficient_funds',
      'wallet.withdrawals_off',
      'payouts.bank_account_new',
      'payouts.bank_account_unusable',
    ],
  },
})
