import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { bankCountries } from '#wallet/bank-accounts.ts'
import { Withdrawal } from '#wallet/endpoints.ts'
import { payoutFrequencies } from './payout-days.ts'

const cents = z.int()

/** Banks charge us for each transfer, so smaller payouts wait. */
export const minPayoutAmount = 1_00
export const maxPayoutMinimum = 100_000_00
export const usualPayoutMinimum = 100_00

const PayoutAccount = z.object({
  id: z.uuid(),
  country: z.enum(bankCountries),
  bankName: z.string(),
  kind: z.enum(['checking', 'savings']),
  lastFour: z.string(),
  isDefault: z.boolean(),
  /** The first day on which a new account receives payouts; null when it can already. */
  readyOn: z.iso.date().nullable(),
  /** A bank returned a payment because of the account, which receives nothing more. */
  isUnusable: z.boolean(),
})
export type PayoutAccount = z.infer<typeof PayoutAccount>

const schedule = {
  frequency: z.enum(payoutFrequencies),
  /** From Monday (1) to Sunday (7), for weekly payouts. */
  weekday: z.int().min(1).max(7).nullable(),
  /** For monthly payouts. */
  monthDay: z.int().min(1).max(28).nullable(),
  minimum: z.int().min(minPayoutAmount).max(maxPayoutMinimum),
  /** Null means the default account. */
  bankAccountId: z.uuid().nullable(),
}

export const PayoutSchedule = z.object(schedule)
export type PayoutSchedule = z.infer<typeof PayoutSchedule>

const NextPayoutLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('available'), amount: cents }),
  z.object({
    kind: z.literal('release'),
    amount: cents,
    bookingId: z.uuid(),
    guest: z.string(),
    on: z.iso.date(),
  }),
  z.object({ kind: z.literal('reserve'), amount: cents, homes: z.int() }),
  /** Shares of stays whose card payment is disputed. */
  z.object({ kind: z.literal('dispute'), amount: cents }),
])

/** The next scheduled payout as of now; its lines add up to `amount` unless that would be negative. */
const NextPayout = z.object({
  on: z.iso.date(),
  lines: z.array(NextPayoutLine),
  amount: cents,
  isBelowMinimum: z.boolean(),
  /** Expenses that wait for the owner; approving them before the payout lowers it. */
  waiting: cents,
})
export type NextPayout = z.infer<typeof NextPayout>

export const OwnerPayouts = z.object({
  isOpen: z.boolean(),
  /** What can be paid out now: the balance less the reserve and what is on hold. */
  payable: cents,
  /** Has left the balance and not arrived yet. */
  underway: cents,
  reserve: z.object({ amount: cents, homes: z.int() }),
  accounts: z.array(PayoutAccount),
  schedule: PayoutSchedule,
  next: NextPayout.nullable(),
  /** Newest first. */
  items: z.array(Withdrawal),
})
export type OwnerPayouts = z.infer<typeof OwnerPayouts>

const problems = ['identity.sign_in_required', 'resource.not_found'] as const

export const ownerPayoutsEndpoints = endpoints({
  'GET /owner/payouts': {
    summary: 'List your payouts, their schedule and how the next one is calculated',
    result: OwnerPayouts,
    problems,
  },
  'PUT /owner/payout-schedule': {
    summary: 'Set when your balance is paid out, to which account and from which amount',
    body: z.strictObject(schedule),
    result: OwnerPayouts,
    problems: [...problems, 'identity.confirmation_required', 'payouts.schedule_refused'],
  },
  'POST /owner/payouts': {
    summary: 'Request a payout now to one of your bank accounts; takes an Idempotency-Key',
    body: z.strictObject({ bankAccountId: z.uuid(), amount: z.int().min(minPayoutAmount) }),
    result: OwnerPayouts,
    problems: [
      ...problems,
      'identity.email_unconfirmed',
      'identity.confirmation_required',
      'request.key_missing',
      'ledger.key_reused',
      'payouts.balance_too_small',
      'payouts.bank_account_new',
      'payouts.bank_account_unusable',
      'payouts.closed',
    ],
  },
})
