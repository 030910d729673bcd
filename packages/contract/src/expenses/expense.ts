import { z } from 'zod'
import { languages } from '#platform/language.ts'
import { Money } from '#platform/money.ts'
import { expenseCategories, expenseFrequencies, expensePayers } from './choices.ts'

export const ExpenseSuite = z.object({ slug: z.string(), name: z.string() })

export const Translations = z.partialRecord(z.enum(languages), z.string())
export type Translations = z.infer<typeof Translations>

export const receiptTypes = ['image', 'pdf'] as const

/** An expense of a home; a wrong one is voided by a reversal, never changed. */
export const Expense = z.object({
  id: z.uuid(),
  suite: ExpenseSuite,
  spentOn: z.iso.date(),
  category: z.enum(expenseCategories),
  concept: z.string(),
  translations: Translations,
  vendor: z.string(),
  /** What the vendor was paid. */
  amount: Money,
  /** What Marea added to it. */
  markup: Money,
  total: Money,
  paidBy: z.enum(expensePayers),
  recordedAt: z.iso.datetime(),
  voided: z.object({ at: z.iso.datetime(), on: z.iso.date(), reason: z.string() }).nullable(),
  canVoid: z.boolean(),
  /** Null without one, and for readers who may not see it. */
  receipt: z.enum(receiptTypes).nullable(),
  repeats: z.enum(expenseFrequencies).nullable(),
})
export type Expense = z.infer<typeof Expense>

/** One dated line: the expense on its day, or its reversal on the day it was voided. */
export const ExpenseLine = Expense.extend({
  line: z.enum(['expense', 'reversal']),
  datedOn: z.iso.date(),
  /** The total with its sign: negative for a reversal. */
  counted: Money,
})
export type ExpenseLine = z.infer<typeof ExpenseLine>

const expenseAccounts = [
  'outlay',
  'category',
  'markup',
  'payable',
  'cash',
  'markup_income',
] as const
export type ExpenseAccount = (typeof expenseAccounts)[number]

/** The ledger entries of an expense: its own and, once voided, its reversal. */
export const ExpenseDetail = Expense.extend({
  canAttach: z.boolean(),
  entries: z.array(
    z.object({
      number: z.int(),
      line: z.enum(['expense', 'reversal']),
      postedAt: z.iso.datetime(),
      postings: z.array(z.object({ account: z.enum(expenseAccounts), amount: Money })),
    }),
  ),
})
export type ExpenseDetail = z.infer<typeof ExpenseDetail>
