import { z } from 'zod'
import { defineEvents } from '#platform/event-definition.ts'
import { expensePayers } from './choices.ts'

const expense = {
  subject: 'expense',
  data: z.object({
    ownerId: z.string(),
    paidBy: z.enum(expensePayers),
    suiteId: z.string().optional(),
  }),
  audience: [],
} as const

const expenseRequest = {
  subject: 'expense_request',
  data: z.object({ ownerId: z.string(), suiteId: z.string() }),
  audience: ['ownerId'],
  coHosts: 'full',
} as const

const expenseSchedule = {
  subject: 'expense_schedule',
  data: z.object({ ownerId: z.string(), suiteId: z.string() }),
  audience: [],
} as const

export const expensesEvents = defineEvents({
  'owners.expense_recorded': expense,
  'owners.expense_voided': expense,
  'owners.expense_requested': expenseRequest,
  'owners.expense_approved': expenseRequest,
  'owners.expense_declined': expenseRequest,
  'owners.expense_schedule_started': expenseSchedule,
  'owners.expense_schedule_stopped': expenseSchedule,
  'owners.expense_limit_set': {
    subject: 'user',
    data: z.object({ before: z.int(), after: z.int() }),
    audience: ['subject'],
  },
})
