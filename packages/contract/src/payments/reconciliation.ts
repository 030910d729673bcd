import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { Money } from '#platform/money.ts'
import { Code } from '#suites/jurisdictions.ts'

const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

/** What the bank or the card processor says that the ledger does not, or the other way around. */
const differenceKinds = [
  /** A line of a bank statement that is nothing in the ledger. */
  'bank_line',
  /** Money of the ledger's bank account that no statement has yet. */
  'not_at_bank',
  /** What the bank held before its first statement here, or between two. */
  'outside_statements',
  /** A row of the processor that is not what the ledger says. */
  'processor_row',
  /** A charge or refund of the ledger that the processor has not listed. */
  'not_at_processor',
  /** Disputes that are not posted as the processor settled them. */
  'disputes',
  /** What the processor reports beside its own rows. */
  'processor_balance',
] as const

export const rowProblems = [
  'charge_unknown',
  'refund_unknown',
  'amount_differs',
  'fee_differs',
  'category_unknown',
  'currency_unknown',
] as const

export const Difference = z.object({
  kind: z.enum(differenceKinds),
  /** Of the line or row, where there is one to act on. */
  id: z.string(),
  on: z.iso.date().nullable(),
  /** What the accounts hold more than the ledger says; negative for less. */
  amount: Money,
  /** What the bank or the processor calls it, or the reference of our own entry. */
  name: z.string(),
  problem: z.enum(rowProblems).nullable(),
  isExplained: z.boolean(),
  /** It will probably resolve by itself, as money on its way does. */
  isWaiting: z.boolean(),
  reason: z.string(),
})
export type Difference = z.infer<typeof Difference>

const PayoutPart = z.object({ category: z.string(), count: z.int(), amount: Money, fee: Money })

export const ProcessorPayout = z.object({
  id: z.string(),
  arrivesOn: z.iso.date(),
  amount: Money,
  status: z.enum(['pending', 'in_transit', 'paid', 'failed', 'canceled']),
  traceId: z.string().nullable(),
  /** Empty until the processor has completed the list, and for payouts made by hand. */
  parts: z.array(PayoutPart),
  /** What the parts add up to is the payout. */
  isComplete: z.boolean(),
  /** The day of the bank's line. */
  atBankOn: z.iso.date().nullable(),
})
export type ProcessorPayout = z.infer<typeof ProcessorPayout>

export const bankFormats = ['csv', 'ofx', 'bai2'] as const

export const BankFile = z.object({
  id: z.uuid(),
  fileName: z.string(),
  format: z.enum(bankFormats),
  account: z.string(),
  firstOn: z.iso.date(),
  lastOn: z.iso.date(),
  balance: Money.nullable(),
  newLines: z.int(),
  knownLines: z.int(),
  uploadedAt: z.iso.datetime(),
})
export type BankFile = z.infer<typeof BankFile>

/** What a line of the bank is that no entry of the ledger explains. */
const lineMeanings = ['fee', 'interest', 'own_funds', 'tax'] as const
export type LineMeaning = (typeof lineMeanings)[number]

export const BankLine = z.object({
  id: z.uuid(),
  postedOn: z.iso.date(),
  amount: Money,
  description: z.string(),
  account: z.string(),
  state: z.enum(['open', 'matched', 'posted', 'explained']),
  meaning: z.enum(lineMeanings).nullable(),
  reason: z.string(),
  /** The references of the ledger's entries that it is. */
  references: z.array(z.string()),
  /** Without one, the match was found by itself. */
  decidedBy: z.string().nullable(),
})
export type BankLine = z.infer<typeof BankLine>

const candidateKinds = ['entry', 'withdrawal', 'batch'] as const

export const Candidate = z.object({
  /** `entry:<number>`, `withdrawal:<id>` or `batch:<id>`. */
  id: z.string(),
  kind: z.enum(candidateKinds),
  on: z.iso.date(),
  amount: Money,
  reference: z.string(),
  /** What the line has more than this; a fee of the bank where it is matched anyway. */
  difference: Money,
})
export type Candidate = z.infer<typeof Candidate>

/** A month that is over; its reconciliation is closed by a person. */
export const ReconciledMonth = z.object({
  month: Month,
  state: z.enum(['open', 'waiting', 'closed']),
  unexplained: z.int(),
  /** Of what is unexplained. */
  difference: Money,
  closedBy: z.string().nullable(),
  approvedBy: z.string().nullable(),
  reason: z.string(),
})
export type ReconciledMonth = z.infer<typeof ReconciledMonth>

export const Reconciliation = z.object({
  bank: z.object({ amount: Money, on: z.iso.date() }).nullable(),
  processor: z.object({ amount: Money, readAt: z.iso.datetime() }).nullable(),
  /** What the ledger has where nothing was read yet. */
  ledger: z.object({ bank: Money, processor: Money }),
  held: Money,
  owed: z.object({ guests: Money, owners: Money, taxes: Money }),
  own: Money,
  difference: Money,
  differences: z.array(Difference),
  /** How many there are beyond those listed. */
  notListed: z.int(),
  unexplained: z.int(),
  months: z.array(ReconciledMonth),
  taxes: z.array(
    z.object({ authority: Code, name: z.record(z.string(), z.string()), owed: Money }),
  ),
  payouts: z.array(ProcessorPayout),
  files: z.array(BankFile),
  decided: z.array(BankLine),
})
export type Reconciliation = z.infer<typeof Reconciliation>

const params = z.strictObject({ id: z.uuid() })
const rowParams = z.strictObject({ id: z.string().min(1).max(100) })
const problems = ['identity.sign_in_required', 'resource.not_found'] as const
const decided = [...problems, 'reconciliation.decided'] as const
const reason = z.string().trim().min(3).max(500)
const done = z.object({ done: z.literal(true) })

const maxBankFileBytes = 20_000_000

export const reconciliationEndpoints = endpoints({
  'GET /admin/reconciliation': {
    summary: 'Compare bank and card processor with the ledger, and name every difference',
    result: Reconciliation,
    problems,
  },
  'POST /admin/reconciliation/reading': {
    summary: 'Read payouts and balance transactions of the card processor now',
    result: done,
    problems: [...problems, 'payments.unreachable'],
  },
  'POST /admin/reconciliation/own-funds': {
    summary: 'Record what the bank held before its first statement as the company’s own money',
    body: z.strictObject({ amount: z.int(), reason }),
    result: done,
    problems: [...problems, 'reconciliation.changed'],
  },
  'POST /admin/reconciliation/months/:month/closing': {
    summary: 'Close a month; with unexplained differences a second administrator approves it',
    params: z.strictObject({ month: Month }),
    body: z.strictObject({ reason: z.string().trim().max(500).default('') }),
    result: done,
    problems: [
      ...problems,
      'reconciliation.month_not_over',
      'reconciliation.unexplained',
      'approvals.waiting',
    ],
  },
  'POST /admin/bank-files': {
    summary: 'Upload a bank statement as CSV, OFX or BAI2; lines that are known are skipped',
    body: z.strictObject({
      fileName: z.string().trim().max(200).default(''),
      /** What the account held after the last line, in cents, for a file that does not say it. */
      balance: z.coerce.number().int().optional(),
    }),
    upload: 'file',
    uploadLimit: { bytes: maxBankFileBytes, problem: 'reconciliation.file_too_large' },
    result: z.array(BankFile).describe('One for each account in the file'),
    problems: [
      ...problems,
      'reconciliation.file_too_large',
      'reconciliation.file_known',
      'reconciliation.file_unreadable',
      'reconciliation.file_in_future',
      'reconciliation.dates_ambiguous',
      'reconciliation.currency_unknown',
      'imports.open_quote',
    ],
  },
  'GET /admin/bank-lines/:id': {
    summary: 'Get a line of a bank statement with what it could be',
    params,
    result: z.object({ line: BankLine, candidates: z.array(Candidate) }),
    problems,
  },
  'POST /admin/bank-lines/:id/match': {
    summary: 'Resolve a line as an entry, a withdrawal or a file of withdrawals',
    params,
    body: z.strictObject({
      candidate: z.string().max(100),
      /** Why the bank’s amount differs; the rest is posted as its fee or interest. */
      reason: reason.optional(),
    }),
    result: BankLine,
    problems: [...decided, 'reconciliation.amounts_differ', 'wallet.withdrawal_step_refused'],
  },
  'POST /admin/bank-lines/:id/posting': {
    summary: 'Record a line as fee, interest, own money or payment of taxes',
    params,
    body: z.strictObject({
      meaning: z.enum(lineMeanings),
      reason,
      /** For taxes, what each authority received. */
      taxes: z
        .array(z.strictObject({ authority: Code, amount: z.int().min(1) }))
        .max(50)
        .default([]),
    }),
    result: BankLine,
    problems: [...decided, 'reconciliation.direction', 'reconciliation.amounts_differ'],
  },
  'POST /admin/bank-lines/:id/explanation': {
    summary: 'Leave a line open with the reason; nothing is posted',
    params,
    body: z.strictObject({ reason }),
    result: BankLine,
    problems: decided,
  },
  'DELETE /admin/bank-lines/:id/decision': {
    summary: 'Undo what was decided about a line; what was posted for it is reversed',
    params,
    result: BankLine,
    problems: [...problems, 'reconciliation.month_closed'],
  },
  'POST /admin/processor-rows/:id/resolution': {
    summary:
      'Resolve the difference of a processor’s row: as its fee, or with the reason why it stays',
    params: rowParams,
    body: z.strictObject({ resolution: z.enum(['posted', 'explained']), reason }),
    result: done,
    problems: [...decided, 'reconciliation.currency_unknown'],
  },
  'DELETE /admin/processor-rows/:id/resolution': {
    summary: 'Undo what was decided about a processor’s row',
    params: rowParams,
    result: done,
    problems,
  },
})
