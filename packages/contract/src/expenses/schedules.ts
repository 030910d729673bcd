import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { Money } from '#platform/money.ts'
import { expenseCategories, expenseFrequencies, expensePayers } from './choices.ts'
import { ExpenseSuite, Translations } from './expense.ts'

/** A bill that comes back; each period is recorded once, until it is stopped. */
export const ExpenseSchedule = z.object({
  id: z.uuid(),
  suite: ExpenseSuite,
  category: z.enum(expenseCategories),
  concept: z.string(),
  translations: Translations,
  vendor: z.string(),
  amount: Money,
  markup: Money,
  total: Money,
  paidBy: z.enum(expensePayers),
  frequency: z.enum(expenseFrequencies),
  startsOn: z.iso.date(),
  nextOn: z.iso.date(),
  stoppedAt: z.iso.datetime().nullable(),
  canStop: z.boolean(),
})
export type ExpenseSchedule = z.infer<typeof ExpenseSchedule>

export const expenseSchedulesEndpoints = endpoints({
  'GET /owner/expense-schedules': {
    summary: 'List the recurring bills of your homes, next due first and stopped ones last',
    result: z.array(ExpenseSchedule),
    problems: ['identity.sign_in_required', 'resource.not_found'],
  },
  'DELETE /owner/expense-schedules/:id': {
    summary: 'Stop a recurring bill; what was recorded stays',
    params: z.strictObject({ id: z.uuid() }),
    result: ExpenseSchedule,
    problems: [
      'identity.sign_in_required',
      'resource.not_found',
      'co_hosts.role_too_small',
      'owners.schedule_of_marea',
    ],
  },
})
