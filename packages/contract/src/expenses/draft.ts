import { z } from 'zod'
import { SentDay } from '#platform/dates.ts'
import { languages } from '#platform/language.ts'
import { isOneLine } from '#platform/line-rules.ts'
import {
  expenseCategories,
  expenseFrequencies,
  expensePayers,
  maxExpenseAmount,
  maxVendorLength,
} from './choices.ts'

const Concept = z.string().trim().min(2).max(200).refine(isOneLine)

const ExpenseTerms = z.strictObject({
  suite: z.string().max(100),
  category: z.enum(expenseCategories),
  concept: Concept,
  /** Descriptions in other languages; readers without one read `concept`. */
  translations: z.partialRecord(z.enum(languages), Concept).default({}),
  vendor: z.string().trim().max(maxVendorLength).refine(isOneLine).default(''),
  amount: z.int().positive().max(maxExpenseAmount),
})

const Markup = z.int().min(0).max(maxExpenseAmount).default(0)

export const OwnerExpenseDraft = ExpenseTerms.extend({
  spentOn: SentDay,
  repeats: z.enum(expenseFrequencies).nullable().default(null),
})
export type OwnerExpenseDraft = z.infer<typeof OwnerExpenseDraft>

export const AdminExpenseDraft = OwnerExpenseDraft.extend({
  markup: Markup,
  paidBy: z.enum(expensePayers).default('marea'),
})
export type AdminExpenseDraft = z.infer<typeof AdminExpenseDraft>

export const ExpenseRequestDraft = ExpenseTerms.extend({ markup: Markup })
export type ExpenseRequestDraft = z.infer<typeof ExpenseRequestDraft>
