import type { Consequences } from '#platform/events/consequences.ts'
import { stopSchedules } from './account-deletion.ts'
import { emailExpense, isPaidByMarea } from './expense-mails.ts'

export const expensesConsequences: Consequences = {
  'owners.expense_recorded': {
    'email-owner': { isWanted: isPaidByMarea, follow: emailExpense.recorded },
  },
  'owners.expense_voided': {
    'email-owner': { isWanted: isPaidByMarea, follow: emailExpense.voided },
  },
  'owners.expense_requested': { 'email-owner': emailExpense.requested },
  'owners.expense_declined': { 'email-requester': emailExpense.declined },
  'identity.account_deleted': { 'stop-recurring-expenses': stopSchedules },
}
