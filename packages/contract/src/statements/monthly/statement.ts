import { z } from 'zod'
import { expenseCategories, expensePayers } from '#expenses/choices.ts'
import { Translations } from '#expenses/expense.ts'
import { Code } from '#suites/jurisdictions.ts'

const cents = z.int()

export const statementMonthPattern = /^20\d\d-(0[1-9]|1[0-2])$/
export const StatementMonth = z.string().regex(statementMonthPattern)

const Home = z.object({ slug: z.string(), name: z.string() })

/** A booking with nights in the month, or paid into the balance in it. */
const BookingLine = z.object({
  id: z.uuid(),
  reference: z.string(),
  home: z.string(),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  isCanceled: z.boolean(),
  /** Corrects months that were sealed before the booking changed. */
  isAdjustment: z.boolean(),
  /** Nights in the month. */
  nights: z.int(),
  rent: cents,
  /** Other income of the owner from the price, such as cleaning; discounts are negative. */
  fees: cents,
  commission: cents,
  /** `rent` + `fees` − `commission`. */
  income: cents,
  /** Paid into the balance in the month. */
  released: cents,
  /** Of the booking, when it was paid out in the month. */
  taxes: cents,
})
export type BookingLine = z.infer<typeof BookingLine>

const ExpenseLine = z.object({
  id: z.uuid(),
  line: z.enum(['expense', 'reversal']),
  concept: z.string(),
  translations: Translations,
  vendor: z.string(),
  category: z.enum(expenseCategories),
  home: z.string(),
  paidBy: z.enum(expensePayers),
  datedOn: z.iso.date(),
  /** Earlier than `datedOn` when its month was sealed before it was recorded, or it was voided. */
  spentOn: z.iso.date(),
  /** Includes the mark-up; negative for a reversal. */
  amount: cents,
  markup: cents,
})
export type StatementExpense = z.infer<typeof ExpenseLine>

const TaxLine = z.object({
  authority: Code,
  taxReturn: Code,
  /** In 1/100,000; null when it changed within the month. */
  rate: z.int().nullable(),
  taxable: cents,
  tax: cents,
})

/** A posting on the balance that is neither a booking nor an expense. */
const Movement = z.object({ entryId: z.int(), on: z.iso.date(), amount: cents })

/** The differences between the profit of the month and the change of the balance. */
const Bridge = z.object({
  /** Income of the month that was paid into the balance in an earlier one; negative. */
  releasedEarlier: cents,
  /** Income of the month that was not paid into the balance by its end; negative. */
  notReleased: cents,
  /** Paid into the balance in the month for nights of other months. */
  otherNights: cents,
  /** Expenses that the owner paid, which do not touch the balance. */
  paidByOwner: cents,
  /** Expenses that were recorded in another month than the one they are dated in. */
  otherDates: cents,
})
export type Bridge = z.infer<typeof Bridge>

/** A statement as it is sealed; amounts in cents. */
export const StatementContent = z.object({
  month: StatementMonth,
  homes: z.array(Home),
  opening: cents,
  income: cents,
  expenses: cents,
  /** `income` − `expenses`. */
  profit: cents,
  commission: cents,
  nights: z.int(),
  taxes: cents,
  /** Negative when money left the balance. */
  paidOut: cents,
  other: cents,
  /** `opening` + `profit` + the bridge + `paidOut` + `other`. */
  closing: cents,
  bookings: z.array(BookingLine),
  expenseLines: z.array(ExpenseLine),
  taxLines: z.array(TaxLine),
  payouts: z.array(Movement),
  others: z.array(Movement),
  bridge: Bridge,
})
export type StatementContent = z.infer<typeof StatementContent>

const Seal = z.object({
  /** SHA-256 in hex. */
  seal: z.string(),
  sealedAt: z.iso.datetime(),
  lines: z.int(),
})

export const Statement = StatementContent.extend({
  number: z.string(),
  owner: z.string(),
  bookings: z.array(BookingLine.extend({ guest: z.string() })),
  payouts: z.array(Movement.extend({ payoutId: z.uuid().nullable() })),
  /** Null while the month is open. */
  sealed: Seal.nullable(),
  /** What changes after the seal add to the income of the month; a later statement includes it. */
  changedSince: cents,
  previous: StatementMonth.nullable(),
  next: StatementMonth.nullable(),
})
export type Statement = z.infer<typeof Statement>
export type StatementBooking = Statement['bookings'][number]

const StatementSummary = z.object({
  month: StatementMonth,
  opening: cents,
  profit: cents,
  /** The bridge and other transactions between opening and closing. */
  adjustments: cents,
  paidOut: cents,
  /** `opening` + `profit` + `adjustments` + `paidOut`. */
  closing: cents,
  sealed: Seal.nullable(),
})
export type StatementSummary = z.infer<typeof StatementSummary>

export const StatementList = z.object({
  homes: z.array(Home),
  /** Latest first; empty before the first booking or expense. */
  months: z.array(StatementSummary),
  /** When the open month is sealed. */
  sealsOn: z.iso.date(),
})
export type StatementList = z.infer<typeof StatementList>

export const Verification = z.object({
  month: StatementMonth,
  isIntact: z.boolean(),
  /** In the ledger today. */
  lines: z.int(),
  sealedLines: z.int(),
  sealedAt: z.iso.datetime(),
  checkedAt: z.iso.datetime(),
  seal: z.string(),
})
export type Verification = z.infer<typeof Verification>

export const FileVerification = z.object({
  outcome: z.enum(['match', 'mismatch', 'unknown']),
  /** The sealed month of the file, or the month that the file states. */
  month: StatementMonth.nullable(),
  sealedAt: z.iso.datetime().nullable(),
  checkedAt: z.iso.datetime(),
})
export type FileVerification = z.infer<typeof FileVerification>
