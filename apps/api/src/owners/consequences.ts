import type { Consequences } from '#platform/events/consequences.ts'
import { eraseApplications, stopSchedules } from './account-deletion.ts'
import { emailApplication } from './applications/mails.ts'
import { emailExpense, isPaidByMarea } from './expenses/expense-mails.ts'
import { emailPayout, emailSkippedPayout, isPayout, needsOwner } from './payouts/mails.ts'
import { emailRequestedStatement, emailSealedMonth } from './statements/statement-mails.ts'

export const ownersConsequences: Consequences = {
  'owners.application_sent': { email: emailApplication('sent') },
  'owners.application_approved': { email: emailApplication('approved') },
  'owners.application_rejected': { email: emailApplication('rejected') },
  'owners.expense_recorded': {
    'email-owner': { isWanted: isPaidByMarea, follow: emailExpense.recorded },
  },
  'owners.expense_voided': {
    'email-owner': { isWanted: isPaidByMarea, follow: emailExpense.voided },
  },
  'owners.expense_requested': { 'email-owner': emailExpense.requested },
  'owners.expense_declined': { 'email-requester': emailExpense.declined },
  'wallet.withdrawal_sent': {
    'email-owner': { isWanted: isPayout, follow: emailPayout('sent') },
  },
  'wallet.withdrawal_rejected': {
    'email-owner': { isWanted: isPayout, follow: emailPayout('rejected') },
  },
  'wallet.withdrawal_returned': {
    'email-owner': { isWanted: isPayout, follow: emailPayout('returned') },
  },
  'owners.payout_skipped': {
    'email-owner': { isWanted: needsOwner, follow: emailSkippedPayout },
  },
  'owners.month_sealed': {
    'email-statement': { isWanted: ({ isLatest }) => isLatest, follow: emailSealedMonth },
  },
  'owners.statement_requested': { 'email-statement': emailRequestedStatement },
  'identity.account_deleted': {
    'erase-applications': eraseApplications,
    'stop-recurring-expenses': stopSchedules,
  },
}
